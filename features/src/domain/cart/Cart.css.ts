import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  paddingBlock: vars.space.large,
});

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', gap: vars.space.xxlarge },
  },
});

export const groups = style({ display: 'grid', gap: vars.space.xxlarge, minInlineSize: 0 });

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.none} ${vars.space.medium}`,
});

export const rows = style({ listStyle: 'none', display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '132px minmax(0, 1fr)', gap: vars.space.large } },
});

export const facts = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  justifyItems: 'start',
  minInlineSize: 0,
});

export const rowHead = style({
  display: 'grid',
  inlineSize: '100%',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.small} ${vars.space.medium}`,
});

export const size = style({ inlineSize: '8rem' });

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

export const aside = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  background: vars.color.plane,
  borderRadius: vars.radius.small,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '120px' } },
});

export const amounts = style({ display: 'grid', gap: vars.space.small, fontVariantNumeric: 'tabular-nums' });

export const amount = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  textAlign: 'end',
});

export const total = style([
  amount,
  {
    paddingBlockStart: vars.space.small,
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
    font: vars.text.heading3,
  },
]);

/** What is to be paid and the step forward stay in sight on a phone. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockStart: vars.space.large,
  paddingBlock: vars.space.small,
  background: vars.color.ground,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  font: vars.text.bodyStrong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const widget = style({
  position: 'fixed',
  zIndex: vars.layer.notice,
  insetBlockStart: vars.space.medium,
  insetInlineEnd: vars.space.medium,
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.overlay,
});

export const widgetHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const widgetRow = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'center',
});
