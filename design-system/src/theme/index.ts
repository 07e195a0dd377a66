import './global.css.ts';

export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { farBelow } from './far.ts';
export { stickyBarHeight, topBarHeight } from './insets.ts';
export { themes, type Theme } from './themes.css.ts';
