import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

const shown = style({ display: 'contents' });
const gone = { display: 'none' } as const;

export const on = styleVariants({
  mobile: [shown, { '@media': { [media.mobile]: gone } }],
  belowDesktop: [shown, { '@media': { [media.belowDesktop]: gone } }],
  fromTablet: [shown, { '@media': { [media.tablet]: gone } }],
  desktop: [shown, { '@media': { [media.desktop]: gone } }],
  print: [shown, { '@media': { print: gone } }],
});
