import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  font: vars.text.small,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-current]': {
      paddingInlineStart: vars.space.medium,
      borderInlineStart: `${vars.size.focusRing} solid ${vars.color.ink}`,
    },
  },
});

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.medium,
});

export const name = style({ font: vars.text.bodyStrong, fontWeight: 500 });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': {
    textDecoration: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
  },
});
export const distance = style({
  whiteSpace: 'nowrap',
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const address = style({ fontStyle: 'normal' });
export const quiet = style({ color: vars.color.inkQuiet });
export const hours = style([quiet, { fontVariantNumeric: 'tabular-nums lining-nums' }]);

export const services = style([
  quiet,
  { display: 'flex', flexWrap: 'wrap', listStyleType: '""', margin: 0, padding: 0 },
]);
export const service = style({
  selectors: { '&:not(:last-child)::after': { content: '"·" / ""', marginInline: vars.space.xsmall } },
});
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.xsmall,
});
