import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const label = style({ font: vars.text.label, color: vars.color.ink, overflowWrap: 'anywhere' });
export const requirement = style({ fontWeight: 400, color: vars.color.inkQuiet });
export const description = style({ font: vars.text.small, color: vars.color.inkQuiet });

export const error = style({
  display: 'flex',
  gap: vars.space.xsmall,
  font: vars.text.small,
  color: vars.color.danger,
});
/** In the middle of the first line, and as large as its letters: with larger text the sign grows too. */
export const errorIcon = style({ flexShrink: 0, display: 'flex', alignItems: 'center', blockSize: '1lh' });

/** The frame around a control and what stands before and after it. It shows the focus of the control within. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:has(:is(input, select, textarea):focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&:has(:is(input, select, textarea)[aria-invalid])': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:has(:is(input, select, textarea):disabled)': { background: 'none', borderColor: vars.color.line },
    '&:has(:is(input, textarea):read-only:not(:disabled))': { background: 'none', borderStyle: 'dashed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:is(input, select, textarea):is(:disabled, [aria-invalid])))': {
          borderColor: vars.color.ink,
        },
      },
    },
  },
});

export const control = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 2 * ${vars.size.hairline})`,
  margin: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  font: vars.text.body,
  color: vars.color.ink,
  textOverflow: 'ellipsis',
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
    '&:disabled': { color: vars.color.inkFaint, cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${vars.color.plane}`,
      WebkitTextFillColor: vars.color.ink,
    },
  },
});

/** A word or a sign at an edge of the frame. */
export const affix = style({ flexShrink: 0, color: vars.color.inkQuiet, whiteSpace: 'nowrap' });
export const prefix = style([
  affix,
  { paddingInlineStart: vars.space.medium, marginInlineEnd: `calc(-1 * ${vars.space.small})` },
]);
export const suffix = style([
  affix,
  { paddingInlineEnd: vars.space.medium, marginInlineStart: `calc(-1 * ${vars.space.small})` },
]);

/** A button inside the frame, at its end. */
export const innerButton = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.inkQuiet,
  cursor: 'pointer',
  selectors: { '&:disabled': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.ink } } } },
});
