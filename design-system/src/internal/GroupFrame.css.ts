import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, paddingBlockEnd: vars.space.xsmall });
