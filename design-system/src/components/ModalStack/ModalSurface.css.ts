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

/** On a phone a sheet from the lower edge, as wide as the screen. */
const sheet = style([
  centred,
  {
    '@media': {
      [media.mobile]: {
        inlineSize: '100%',
        maxBlockSize: `calc(100dvh - ${vars.space.xlarge})`,
        marginBlockEnd: 0,
        borderRadius: vars.radius.none,
        animationName: slideUp,
      },
    },
  },
]);

const aside = style([
  surface,
  {
    blockSize: '100dvh',
    inlineSize: '100%',
    '@media': { [media.tablet]: { inlineSize: '26rem' } },
  },
]);

export const shape = styleVariants({
  small: [centred, { maxInlineSize: '28rem' }],
  medium: [sheet, { maxInlineSize: '40rem', '@media': { [media.mobile]: { maxInlineSize: 'none' } } }],
  large: [sheet, { maxInlineSize: '64rem', '@media': { [media.mobile]: { maxInlineSize: 'none' } } }],
  left: [aside, { marginInlineEnd: 'auto', animation: `${slideFromLeft} ${vars.motion.calm}` }],
  right: [aside, { marginInlineStart: 'auto', animation: `${slideFromRight} ${vars.motion.calm}` }],
  bottom: [
    surface,
    {
      marginBlockStart: 'auto',
      inlineSize: '100%',
      maxBlockSize: `calc(100dvh - ${vars.space.xlarge})`,
      animation: `${slideUp} ${vars.motion.calm}`,
      '@media': { [media.mobile]: { blockSize: '100dvh', maxBlockSize: 'none' } },
    },
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
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  font: vars.text.heading2,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

/** The message of a modal without a title stands where the title would. */
export const lead = style({ flex: 1, minInlineSize: 0 });

export const close = style({
  marginInlineStart: 'auto',
  marginBlock: `calc(${vars.space.small} * -1)`,
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
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [low]: { flex: 'none', overflow: 'visible' } },
});

export const message = style({ maxInlineSize: vars.size.measure, textWrap: 'pretty' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  paddingInline: inline,
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: `max(${vars.space.large}, env(safe-area-inset-bottom))`,
});
