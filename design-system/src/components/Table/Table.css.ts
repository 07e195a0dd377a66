import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const stacking = createContainer();

const frameBase = style({
  position: 'relative',
  inlineSize: '100%',
  font: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const frame = styleVariants({
  stack: [frameBase, { container: `${stacking} / inline-size` }],
  scroll: [
    frameBase,
    {
      containerType: 'inline-size',
      overflowX: 'auto',
      selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` } },
    },
  ],
});

/** Measured in letters, so that larger text stacks sooner. */
const narrow = `${stacking} (max-width: 36rem)`;
const line = `${vars.size.hairline} solid ${vars.color.line}`;

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: vars.space.small,
  font: vars.text.heading3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { display: 'block' } },
});

/** As wide as what is seen of the table, and in sight however far it is scrolled. */
export const captionText = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-block',
  maxInlineSize: '100cqi',
});

export const head = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

const room = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  verticalAlign: 'top',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
});

/** The column that stays in sight has a ground of its own, for the others pass beneath it. */
const pinned = {
  '[data-overflows] &:first-child': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    paddingInline: vars.space.small,
    background: vars.color.plane,
  },
} as const;

export const columnName = style([
  room,
  {
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
    font: vars.text.caption,
    color: vars.color.inkQuiet,
    verticalAlign: 'bottom',
    selectors: pinned,
  },
]);

export const align = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } });

/** “82–85” stays whole where there is all the width that scrolling gives. */
export const figure = style({ selectors: { '[data-overflows] &': { whiteSpace: 'nowrap' } } });

export const row = style({
  borderBlockEnd: line,
  '@container': {
    [narrow]: { display: 'grid', gap: vars.space.xsmall, paddingBlock: vars.space.medium },
  },
});

export const rowName = style([
  room,
  {
    font: vars.text.smallStrong,
    textAlign: 'start',
    selectors: pinned,
    '@container': { [narrow]: { display: 'block', padding: 0, overflowWrap: 'anywhere' } },
    '@media': { [media.forcedColors]: { selectors: { '[data-overflows] &': { background: 'Canvas' } } } },
  },
]);

export const cell = style([
  room,
  {
    '@container': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: vars.space.medium,
        padding: 0,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        selectors: { '&:has(> :last-child:empty)': { display: 'none' } },
      },
    },
  },
]);

/** The head of the column, said again in a row that is stacked. */
export const label = style({
  display: 'none',
  color: vars.color.inkQuiet,
  '@container': { [narrow]: { display: 'inline' } },
});

export const value = style({
  '@container': { [narrow]: { marginInlineStart: 'auto', textAlign: 'end', minInlineSize: 0 } },
});
