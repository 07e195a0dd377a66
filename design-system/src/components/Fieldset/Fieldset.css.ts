import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, paddingBlockEnd: vars.space.medium, font: vars.text.heading3 });
export const fields = style({ display: 'grid', gap: vars.space.medium });
export const description = style({ font: vars.text.small, color: vars.color.inkQuiet });
