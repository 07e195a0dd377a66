import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` });
export const heading = style({ font: vars.text.label });

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: `calc(${vars.size.control} + ${vars.space.small})`,
  padding: 0,
  border: 0,
  background: 'none',
  font: vars.text.label,
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
});

export const count = style({
  '::before': { content: 'attr(data-count)' },
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const chevron = style({
  marginInlineStart: 'auto',
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  flexShrink: 0,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const content = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlockEnd: vars.space.large,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const reset = style({
  justifySelf: 'start',
  minBlockSize: vars.size.controlSmall,
  padding: 0,
  border: 0,
  background: 'none',
  font: vars.text.small,
  color: vars.color.inkQuiet,
  textDecoration: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  ':hover': { color: vars.color.ink },
});
