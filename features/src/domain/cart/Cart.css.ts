import { style } from '@vanilla-extract/css';
import { media, topBarHeight, vars } from '@rukav/design-system/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  paddingBlock: vars.space.large,
});

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', gap: vars.space.xxlarge },
  },
});

export const groups = style({ display: 'grid', gap: vars.space.xxlarge, minInlineSize: 0 });

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.none} ${vars.space.medium}`,
});

export const rows = style({ listStyle: 'none', display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplate: '"picture facts" auto "picture sum" 1fr "controls controls" auto / 96px minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.medium}`,
  paddingBlock: vars.space.large,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplate: '"picture facts sum" auto "picture controls controls" 1fr / 132px minmax(0, 1fr) auto',
      columnGap: vars.space.large,
    },
  },
});

/** A gift card: its face above the facts on a phone, before them from a tablet on. */
export const giftCard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.large}`,
  paddingBlock: vars.space.large,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr) auto' } },
});

export const giftCardFacts = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const giftCardEnd = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  '@media': {
    [media.tablet]: { flexDirection: 'column', alignItems: 'end', justifyContent: 'space-between' },
  },
});

export const picture = style({ gridArea: 'picture' });

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  justifyItems: 'start',
  minInlineSize: 0,
});

/** On a phone under the facts; from a tablet on at the end of the row, so that sums stand beneath each other. */
export const sum = style({
  gridArea: 'sum',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  '@media': { [media.tablet]: { justifyItems: 'end', textAlign: 'end' } },
});

export const controls = style({
  gridArea: 'controls',
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

export const size = style({
  inlineSize: '6.5rem',
  '@media': { [media.tablet]: { inlineSize: '7.5rem' } },
});

export const colour = style({
  inlineSize: '8.5rem',
  '@media': { [media.tablet]: { inlineSize: '10rem' } },
});

export const changed = style({ paddingBlockEnd: vars.space.large });

export const offers = style({ listStyle: 'none', display: 'grid', gap: vars.space.xxsmall });

/** Codes and promotions, apart from the sums by air alone. */
export const promo = style({ display: 'grid', gap: vars.space.small, justifyItems: 'start' });

export const promoField = style({ display: 'grid', gap: vars.space.small });

export const applied = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space.small,
  inlineSize: '100%',
});

export const lacking = style({ color: vars.color.danger, font: vars.text.small });

export const comment = style({ display: 'grid', gap: vars.space.xsmall, justifyItems: 'start' });

/** In the row's corner, with the drawing rather than its touch target flush with the sums. */
export const remove = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.control,
  marginInline: `auto calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
});

export const quiet = style({ color: vars.color.inkQuiet, font: vars.text.small });

export const aside = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  background: vars.color.plane,
  borderRadius: vars.radius.small,
});

/** Below the desktop's width the bar has the step forward. */
export const forward = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

/** Where it stands the link to the cart can be pressed: it is just below the header, which on a desktop has another row at first. */
const widgetTop = {
  phone: `calc(${topBarHeight.phone} + ${vars.space.small})`,
  desktop: `calc(${vars.size.controlSmall} + ${topBarHeight.desktop} + ${vars.space.small})`,
};
const heightBelow = (top: string) => `calc(100dvh - ${top} - ${vars.space.small})`;

export const widget = style({
  position: 'fixed',
  zIndex: vars.layer.notice,
  insetBlockStart: widgetTop.phone,
  maxBlockSize: heightBelow(widgetTop.phone),
  overflowY: 'auto',
  '@media': {
    [media.desktop]: { insetBlockStart: widgetTop.desktop, maxBlockSize: heightBelow(widgetTop.desktop) },
  },
  insetInlineEnd: vars.space.medium,
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.overlay,
});

export const widgetHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const widgetRow = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'center',
});

/** How many things are in the cart and what they come to. */
export const widgetSum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  font: vars.text.small,
});
