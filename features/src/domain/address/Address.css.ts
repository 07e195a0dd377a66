import { style } from '@vanilla-extract/css';
import { media, vars } from '@rukav/design-system/theme';

export const short = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  // A label in two lines does not push its field below its neighbour's; what an error says hangs below the fields.
  selectors: { '&:not(:has([aria-invalid]))': { alignItems: 'end' } },
  gap: vars.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const cities = style({ listStyle: 'none', display: 'grid' });

export const city = style({
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  alignContent: 'center',
  padding: `${vars.space.xsmall} ${vars.space.none}`,
  textAlign: 'start',
  color: vars.color.ink,
  background: 'none',
  border: 0,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  cursor: 'pointer',
  font: vars.text.body,
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
    '&[aria-current]': { fontWeight: 600 },
  },
});

/** Buttons that stand beside one another where there is room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
});

export const shortcuts = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
});

export const shortcut = style([city, { inlineSize: 'auto', borderBlockEnd: 0 }]);

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });
