import { style, styleVariants } from '@vanilla-extract/css';
import { floating } from '../../internal/floating.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'inline-block', maxInlineSize: '100%' });

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid ButtonBorder` } },
});

export const words = style([
  button,
  {
    paddingInline: vars.space.medium,
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
    font: vars.text.small,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } } },
  },
]);

export const sign = style([
  button,
  {
    inlineSize: vars.size.touch,
    padding: 0,
    borderRadius: vars.radius.full,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.plane } } } },
  },
]);

export const box = style([floating, { padding: 0, minInlineSize: '12rem' }]);

export const list = style({ display: 'grid', paddingBlock: vars.space.xsmall, outline: 'none' });

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  font: vars.text.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:focus': { background: vars.color.plane },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
    '&[aria-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } } },
});

export const tone = styleVariants({
  neutral: [item, { color: vars.color.ink }],
  danger: [item, { color: vars.color.danger }],
});
