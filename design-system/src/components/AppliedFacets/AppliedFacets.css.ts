import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '100%',
  paddingInline: vars.space.small,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.small,
  background: vars.color.plane,
  font: vars.text.small,
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.line },
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});

export const swatch = style({ display: 'inline-flex', flexShrink: 0 });
export const cross = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  flexShrink: 0,
  color: vars.color.inkQuiet,
});

export const clear = style([
  chip,
  {
    background: 'none',
    color: vars.color.inkQuiet,
    textDecoration: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
    ':hover': { background: 'none', color: vars.color.ink },
  },
]);
