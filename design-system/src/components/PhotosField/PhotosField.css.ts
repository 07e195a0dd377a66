import { style } from '@vanilla-extract/css';
import { progressBar, track } from '../../internal/progressBar.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  marginBlockStart: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.size.hairline} dashed ${vars.color.border}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-over]': { borderStyle: 'solid', borderColor: vars.color.ink, background: vars.color.plane },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
});

export const drop = style({
  display: 'none',
  font: vars.text.small,
  color: vars.color.inkQuiet,
  '@media': { [media.hover]: { display: 'inline' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space.medium,
  marginBlockStart: vars.space.medium,
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  font: vars.text.caption,
});

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1 / 1',
  marginBlockEnd: vars.space.xxsmall,
  background: vars.color.plane,
  color: vars.color.danger,
  overflow: 'hidden',
  selectors: { '&[data-faulty]': { outline: `${vars.size.hairline} solid ${vars.color.danger}` } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '&[data-faded]': { opacity: 0.5 } },
});

export const remove = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const retry = style({ position: 'absolute' });

export const progress = style([
  progressBar,
  {
    vars: { [track]: vars.color.surface },
    position: 'absolute',
    insetInline: vars.space.small,
    insetBlockEnd: vars.space.small,
    inlineSize: `calc(100% - 2 * ${vars.space.small})`,
    blockSize: vars.space.xsmall,
  },
]);

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.inkQuiet,
});
export const reason = style({ color: vars.color.danger, overflowWrap: 'anywhere' });
