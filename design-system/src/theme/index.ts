import './global.css.ts';

export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { contrast } from './contrast.css.ts';
export { rukavNight } from './rukav-night.css.ts';
export { rukav } from './rukav.css.ts';
