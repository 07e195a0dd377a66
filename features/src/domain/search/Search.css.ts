import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const search = style({
  position: 'relative',
  display: 'flex',
  '@media': { [media.desktop]: { inlineSize: 'clamp(180px, 18vw, 280px)' } },
});

export const field = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: `0 ${vars.size.touch}`,
  border: 0,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: 0,
  background: 'transparent',
  font: vars.text.body,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 } },
});

export const submit = style({
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
