import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const points = style({
  listStyle: 'none',
  display: 'grid',
  gap: vars.space.medium,
});

/** Where one of a list was just pressed, it alone is seen (`PointRow`). */
export const point = style({
  selectors: { [`${points}:has(> [data-pressed]) > &:not([data-pressed])`]: { display: 'none' } },
});

export const tools = style({ display: 'grid', gap: vars.space.medium });
globalStyle(`${tools}:has([data-pressed]) > :not(${points})`, { display: 'none' });

/** Small buttons side by side. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
});

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

/** A group that an error summary can send the focus to. */
export const target = style({ display: 'grid', gap: vars.space.medium, scrollMarginBlockStart: '140px' });

export const fault = style({ color: vars.color.danger, font: vars.text.small });
