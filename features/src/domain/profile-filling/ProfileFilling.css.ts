import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  maxInlineSize: '720px',
  marginInline: 'auto',
  paddingBlock: vars.space.large,
});

export const head = style({ display: 'grid', gap: vars.space.medium });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

/** Takes the focus for a reader to go on from; nothing in it is pressed. */
export const end = style({ outline: 'none' });
