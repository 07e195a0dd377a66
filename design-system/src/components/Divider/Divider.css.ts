import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});
