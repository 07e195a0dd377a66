import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.ground,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const inner = style({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': { [media.desktop]: { paddingInline: vars.space.xlarge } },
});

export const service = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.large,
      minBlockSize: vars.size.controlSmall,
      font: vars.text.small,
      color: vars.color.inkQuiet,
    },
  },
});

export const group = style({ display: 'flex', alignItems: 'center', gap: vars.space.large });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: '60px',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto 1fr auto', gap: vars.space.xlarge, minBlockSize: '76px' },
  },
});

export const onlyDesktop = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', alignItems: 'center', gap: vars.space.large } },
});

export const onlyBelowDesktop = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.ink,
  textDecoration: 'none',
});

export const mark = style({
  inlineSize: '92px',
  blockSize: 'auto',
  '@media': { [media.desktop]: { inlineSize: '112px' } },
});

export const searchRow = style({
  paddingBlockEnd: vars.space.small,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const search = style({
  position: 'relative',
  display: 'flex',
  '@media': { [media.desktop]: { inlineSize: 'clamp(180px, 18vw, 280px)' } },
});

export const searchField = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: `0 ${vars.size.touch}`,
  border: 0,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: 0,
  background: 'transparent',
  font: vars.text.body,
  selectors: {
    '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const searchButton = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

export const cart = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  color: vars.color.ink,
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '0',
  minInlineSize: '18px',
  paddingInline: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  font: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  textAlign: 'center',
});

export const serviceButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.controlSmall,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '4px' },
});
