import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  listStyleType: '""',
  margin: 0,
  padding: 0,
  font: vars.text.small,
  lineHeight: 1.75,
  color: vars.color.inkQuiet,
  '@media': {
    // One line on a phone, which can be drawn along. Rings around its links have room.
    [media.mobile]: {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: `calc(-1 * ${vars.space.xsmall})`,
      padding: vars.space.xsmall,
    },
  },
});

export const crumb = style({
  display: 'inline-block',
  '@media': {
    [media.mobile]: {
      flexShrink: 0,
      whiteSpace: 'nowrap',
      // The page's own name is its heading too: here it may be cut off.
      selectors: {
        '&:last-child': { flexShrink: 1, minInlineSize: '6em', overflow: 'hidden', textOverflow: 'ellipsis' },
      },
    },
  },
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
