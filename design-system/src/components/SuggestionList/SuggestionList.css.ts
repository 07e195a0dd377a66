import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const popup = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  insetInline: 0,
  zIndex: vars.layer.notice,
  maxBlockSize: 'min(34rem, 70vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.small,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink,
  textAlign: 'start',
  '@media': { [media.desktop]: { insetInlineStart: 'auto', inlineSize: 'max(100%, 24rem)' } },
});

export const group = style({
  selectors: { '& + &': { marginBlockStart: vars.space.small } },
});

export const groupLabel = style({
  display: 'block',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  font: vars.text.caption,
  color: vars.color.inkQuiet,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.plane,
      boxShadow: `inset ${vars.size.track} 0 0 ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.plane } },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const sign = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.inkQuiet });

export const picture = style({ flexShrink: 0, inlineSize: vars.size.touch });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = style({
  display: 'block',
  font: vars.text.small,
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});

export const action = style({ paddingInline: vars.space.medium });
