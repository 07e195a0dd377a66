import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ containerType: 'inline-size', inlineSize: '100%', maxInlineSize: '36rem' });

const wide = '(min-width: 22rem)';

/** What it gives stands on a stub, which a dashed line parts from the rest as on paper. */
export const root = style({
  display: 'grid',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  font: vars.text.small,
  overflow: 'hidden',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(7.5rem, 30%) minmax(0, 1fr)' } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const benefit = style({
  display: 'grid',
  placeContent: 'center',
  padding: vars.space.medium,
  background: vars.color.accentWash,
  color: vars.color.accent,
  font: vars.text.heading2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  borderBlockEnd: `${vars.size.hairline} dashed currentColor`,
  selectors: {
    '[data-spent] > &': { background: vars.color.plane, color: vars.color.inkQuiet },
  },
  '@container': {
    [wide]: { borderBlockEnd: 'none', borderInlineEnd: `${vars.size.hairline} dashed currentColor` },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: vars.space.medium,
  overflowWrap: 'anywhere',
  selectors: { '[data-spent] > &': { color: vars.color.inkQuiet } },
});

export const title = style({ font: vars.text.bodyStrong });
export const terms = style({ color: vars.color.inkQuiet });
export const below = style({ marginBlockStart: vars.space.small });
