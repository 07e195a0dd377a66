import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { money } from '../../internal/money.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  font: vars.text.small,
  overflowWrap: 'anywhere',
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space.small,
});

export const title = style({ font: vars.text.heading3 });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': {
    textDecoration: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
  },
});
export const quiet = style({ color: vars.color.inkQuiet });

export const pictures = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});
export const picture = style({ inlineSize: '4rem', flexShrink: 1, minInlineSize: 0 });

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.small,
});
export const total = style({ font: vars.text.bodyStrong, ...money });
export const more = style([quiet, { flexShrink: 0, maxInlineSize: '50%' }]);
