import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

/** In the corner of the window, over the page: nothing moves when it comes. On a desktop alone. */
export const widget = style({
  display: 'none',
  position: 'fixed',
  insetBlockEnd: vars.space.large,
  insetInlineEnd: vars.space.large,
  inlineSize: '360px',
  zIndex: vars.layer.notice,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.desktop]: { display: 'block' } },
});
