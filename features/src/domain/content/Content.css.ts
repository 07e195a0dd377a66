import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const article = style({
  display: 'grid',
  gap: vars.space.large,
  maxInlineSize: vars.size.measure,
  paddingBlock: vars.space.xlarge,
});

export const updated = style({ color: vars.color.inkQuiet, font: vars.text.small });
