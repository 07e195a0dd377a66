import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  flexShrink: 0,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const size = styleVariants({
  small: [base, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }],
  medium: [base, { inlineSize: vars.size.icon, blockSize: vars.size.icon }],
  text: [base, { display: 'inline-block', inlineSize: '1em', blockSize: '1em', verticalAlign: '-0.125em' }],
});
