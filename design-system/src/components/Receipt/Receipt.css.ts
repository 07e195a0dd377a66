import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { money } from '../../internal/money.ts';

const tear = `${vars.size.hairline} dashed ${vars.color.border}`;

/** As narrow as the paper of a till. */
export const root = style({
  display: 'grid',
  gap: vars.space.large,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  paddingBlock: vars.space.large,
  paddingInline: `min(${vars.space.large}, 5vw)`,
  borderBlock: tear,
  background: vars.color.surface,
  font: vars.text.small,
  overflowWrap: 'anywhere',
});

export const title = style({ font: vars.text.heading3 });

export const lines = style({
  display: 'grid',
  gap: vars.space.medium,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});
export const detail = style({ ...money, color: vars.color.inkQuiet });
export const name = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  selectors: { [`&:has(+ ${detail})`]: { flexBasis: '100%' } },
});
export const value = style({ ...money, marginInlineStart: 'auto' });
export const facts = style({ paddingBlockStart: vars.space.large, borderBlockStart: tear });
export const code = style({ display: 'grid', justifyItems: 'center' });
