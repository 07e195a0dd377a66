import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  listStyleType: '""',
  margin: 0,
  padding: 0,
  font: vars.text.small,
  lineHeight: 1.75,
  color: vars.color.inkQuiet,
});

export const crumb = style({
  display: 'inline-block',
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      marginInline: vars.space.small,
      color: vars.color.inkFaint,
    },
  },
});

export const link = style({
  paddingBlock: vars.space.small,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': {
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
  },
});

export const here = style({
  paddingBlock: vars.space.small,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
