import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.medium}` } });
const slideUp = keyframes({ from: { translate: '0 100%' } });
const slideFromLeft = keyframes({ from: { translate: '-100% 0' } });
const slideFromRight = keyframes({ from: { translate: '100% 0' } });

/** Too low a screen to keep head and foot in sight: 400 % zoom, a phone on its side with its keyboard out. */
const low = 'screen and (max-height: 26em)';

const surface = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  // Drawn in forced colours only, where shadows and grounds are gone.
  outline: `${vars.size.hairline} solid transparent`,
  selectors: { '&:focus-visible': { outline: `${vars.size.hairline} solid transparent` } },
  '@media': { [low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
});

const top = `calc(100dvh - ${vars.space.xlarge})`;

/** On a phone every modal is this: a sheet from the lower edge, as wide as the screen, that leaves some of the page in sight. */
const sheet = {
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: top,
  margin: 0,
  marginBlockStart: 'auto',
  borderRadius: `${vars.radius.medium} ${vars.radius.medium} 0 0`,
  animation: `${slideUp} ${vars.motion.calm}`,
} as const;

const centred = style([
  surface,
  {
    margin: 'auto',
    inlineSize: `calc(100% - 2 * ${vars.space.medium})`,
    maxBlockSize: `calc(100dvh - 2 * ${vars.space.medium})`,
    borderRadius: vars.radius.medium,
    animation: `${rise} ${vars.motion.calm}`,
  },
]);

const aside = style([surface, { blockSize: '100dvh', inlineSize: '26rem' }]);

const onPhones = style({ '@media': { [media.mobile]: sheet } });

/** What comes from an edge is long and keeps its height while its content changes. */
const tallOnPhones = style([onPhones, { '@media': { [media.mobile]: { blockSize: top } } }]);

/** As large as the window: the picture in it is all there is. */
const whole = style({
  position: 'relative',
  blockSize: '100dvh',
  inlineSize: '100%',
  animation: `${rise} ${vars.motion.calm}`,
});

export const shape = styleVariants({
  small: [centred, { maxInlineSize: '28rem' }, onPhones],
  medium: [centred, { maxInlineSize: '40rem' }, onPhones],
  large: [centred, { maxInlineSize: '64rem' }, onPhones],
  full: [surface, whole],
  left: [aside, { marginInlineEnd: 'auto', animation: `${slideFromLeft} ${vars.motion.calm}` }, tallOnPhones],
  right: [
    aside,
    { marginInlineStart: 'auto', animation: `${slideFromRight} ${vars.motion.calm}` },
    tallOnPhones,
  ],
  bottom: [
    surface,
    {
      marginBlockStart: 'auto',
      inlineSize: '100%',
      maxBlockSize: top,
      animation: `${slideUp} ${vars.motion.calm}`,
    },
    tallOnPhones,
  ],
});

const inline = `clamp(${vars.space.medium}, 5vw, ${vars.space.xlarge})`;

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  paddingInlineStart: inline,
  // The close icon, not the control around it, stands on the edge of the text.
  paddingInlineEnd: `calc(${inline} - (${vars.size.touch} - ${vars.size.icon}) / 2)`,
  selectors: {
    [`${whole} > &`]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      zIndex: 1,
      padding: vars.space.medium,
    },
  },
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  font: vars.text.heading2,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
  // Over a picture the name of the dialog is only heard.
  selectors: {
    [`${whole} > ${head} > &`]: { position: 'absolute', overflow: 'hidden', clip: 'rect(0 0 0 0)' },
  },
});

/** The message of a modal without a title stands where the title would. */
export const lead = style({ flex: 1, minInlineSize: 0 });

export const close = style({
  marginInlineStart: 'auto',
  marginBlock: `calc(${vars.space.small} * -1)`,
  selectors: {
    [`${whole} > ${head} > &`]: { borderRadius: vars.radius.full, background: vars.color.surface },
  },
});

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingInline: inline,
  paddingBlockEnd: vars.space.large,
  // Room for the focus ring of what stands first: a scrolling box cuts off what lies beyond it.
  marginBlockStart: `calc(-1 * ${vars.size.focusRing})`,
  paddingBlockStart: vars.size.focusRing,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:empty': { display: 'none' },
    [`${whole} > &`]: { flex: 1, margin: 0, padding: 0, overflow: 'hidden' },
  },
  '@media': { [low]: { selectors: { [`:not(${whole}) > &`]: { flex: 'none', overflow: 'visible' } } } },
});

export const message = style({ maxInlineSize: vars.size.measure, textWrap: 'pretty' });

/** On a phone the actions are as wide as the sheet and of one height, the main one last, next to the thumb. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  paddingInline: inline,
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: `max(${vars.space.large}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.mobile]: { flexDirection: 'column-reverse', flexWrap: 'nowrap', alignItems: 'stretch' },
  },
});
