import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

/** The text, and the navigation at its side; beneath it where there is no room for two columns. */
export const page = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xxlarge,
  paddingBlock: vars.space.xlarge,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)',
      columnGap: vars.space.huge,
    },
  },
});

export const article = style({
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
  maxInlineSize: '48rem',
});

export const navigation = style({ display: 'grid', gap: vars.space.large });

/** Tables stand further apart than the paragraphs above them. */
export const table = style({
  display: 'grid',
  gap: vars.space.small,
  minInlineSize: 0,
  marginBlockStart: vars.space.medium,
});

export const updated = style({ color: vars.color.inkQuiet, font: vars.text.small });
