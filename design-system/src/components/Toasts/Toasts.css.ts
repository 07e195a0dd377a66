import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { stickyBarHeight } from '../../theme/insets.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.small}` } });
const sink = keyframes({ to: { opacity: 0 } });
/** A toast that comes between the two halves of a press, or under a finger that is on its way, leaves that press to the page. */
const letThrough = keyframes({ from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } });
const pressTime = '300ms';

export const viewport = style({
  position: 'fixed',
  insetInline: vars.space.medium,
  insetBlockEnd: `calc(${stickyBarHeight} + max(${vars.space.medium}, env(safe-area-inset-bottom)))`,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Between toasts the page can be pressed.
  pointerEvents: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.tablet]: { insetBlockEnd: `calc(${stickyBarHeight} + ${vars.space.large})` } },
});

const base = style({
  display: 'grid',
  // A narrow screen gives the words their width and sets the action beneath them.
  gridTemplate: '"message close" auto "action action" auto / 1fr auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  maxInlineSize: 'min(100%, 32rem)',
  paddingInlineStart: vars.space.medium,
  borderRadius: vars.radius.small,
  outline: `${vars.size.hairline} solid transparent`,
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': {
      animation: `${rise} ${vars.motion.calm}, ${letThrough} ${pressTime}`,
      // Nothing moves by it: it takes its time also where motion is not wanted.
      '@media': { [media.reducedMotion]: { animation: `${letThrough} ${pressTime} !important` } },
    },
    '&[data-state="closed"]': { animation: `${sink} ${vars.motion.quick}` },
    '&[data-swipe="move"]': { translate: '0 var(--radix-toast-swipe-move-y)' },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
  '@media': { [media.tablet]: { gridTemplate: '"message action close" auto / 1fr auto auto' } },
});

export const toast = styleVariants({
  dark: [base, { background: vars.color.strong, color: vars.color.onStrong }],
  red: [base, { background: vars.color.danger, color: vars.color.surface }],
  green: [base, { background: vars.color.success, color: vars.color.surface }],
});

export const message = style({
  gridArea: 'message',
  minInlineSize: 0,
  paddingBlock: vars.space.medium,
  font: vars.text.small,
  overflowWrap: 'anywhere',
});

const control = style({
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  // The page's focus colour is lost on the toast's ground.
  selectors: {
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: `calc(-1 * ${vars.space.xsmall})` },
  },
});

export const action = style([
  control,
  {
    gridArea: 'action',
    justifySelf: 'start',
    padding: 0,
    font: vars.text.small,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.25em',
  },
]);

export const close = style([
  control,
  {
    gridArea: 'close',
    alignSelf: 'start',
    '@media': { [media.tablet]: { alignSelf: 'center' } },
    display: 'grid',
    placeItems: 'center',
    padding: 0,
  },
]);
