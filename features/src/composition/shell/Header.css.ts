import { style } from '@vanilla-extract/css';
import { wordmark } from '@rukav/brand';
import { media, topBarHeight, vars } from '@rukav/design-system/theme';

export const service = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.large,
      minBlockSize: vars.size.controlSmall,
      font: vars.text.small,
      color: vars.color.inkQuiet,
    },
  },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  '@media': {
    print: { display: 'none' },
    [media.desktop]: {
      // The row of services scrolls away and comes back with the focus; the bar stays.
      selectors: {
        [`&:not(:has(${service} :focus-visible))`]: {
          insetBlockStart: `calc(-1 * ${vars.size.controlSmall})`,
        },
      },
    },
  },
  background: vars.color.ground,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const inner = style({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': { [media.desktop]: { paddingInline: vars.space.xlarge } },
});

export const group = style({ display: 'flex', alignItems: 'center', gap: vars.space.large });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: topBarHeight.phone,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: 'clamp(24px, 2.4vw, 40px)',
      minBlockSize: topBarHeight.desktop,
    },
  },
});

export const onlyDesktop = style({
  display: 'none',
  '@media': {
    // Five words fit beside the search from the narrowest desktop on; larger ones take a second line.
    [media.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 clamp(16px, 1.65vw, 24px)`,
    },
  },
});

export const onlyBelowDesktop = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

/** The wordmark: 23/24 of its own size on a phone, 7/6 on a desktop. */
export const mark = style({
  flexShrink: 0,
  maxInlineSize: 'none',
  inlineSize: `${(wordmark.width * 23) / 24}px`,
  blockSize: 'auto',
  '@media': { [media.desktop]: { inlineSize: `${(wordmark.width * 7) / 6}px` } },
});

/** Below the bar on phones and tablets, and no part of it: it scrolls away. */
export const searchRow = style({
  paddingInline: vars.space.medium,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const serviceButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.controlSmall,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '4px' },
});

export const catalogueButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: vars.text.body,
  cursor: 'pointer',
  ':hover': {
    textDecoration: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
  },
});

/** As high as the bar, so that a mouse on its way to the panel does not leave it. */
export const audience = style({ paddingBlock: vars.space.medium });

export const audienceLink = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

/** For the keyboard and for touch: a mouse opens the panel by resting on the link. */
export const audienceOpener = style({
  position: 'absolute',
  insetInlineStart: '100%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: vars.size.controlSmall,
  padding: 0,
  border: 0,
  background: vars.color.ground,
  color: 'inherit',
  opacity: 0,
  cursor: 'pointer',
  ':focus-visible': { opacity: 1, zIndex: 1 },
  '@media': { [media.touch]: { opacity: 1, position: 'static' } },
});
