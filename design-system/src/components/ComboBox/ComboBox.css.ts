import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const popup = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  insetInline: `calc(-1 * ${vars.size.hairline})`,
  zIndex: vars.layer.notice,
  maxBlockSize: 'min(22rem, 50vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
});

export const list = style([popup, { paddingBlock: vars.space.xsmall }]);
export const group = style({ paddingBlockEnd: vars.space.xsmall });

export const groupLabel = style({
  display: 'block',
  padding: vars.space.medium,
  paddingBlockEnd: vars.space.xsmall,
  font: vars.text.caption,
  color: vars.color.inkQuiet,
});

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  overflowWrap: 'anywhere',
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
export const description = style({ font: vars.text.small, color: vars.color.inkQuiet });

export const status = style([
  popup,
  {
    display: 'flex',
    gap: vars.space.small,
    alignItems: 'center',
    minBlockSize: `calc(${vars.size.touch} + 2 * ${vars.size.hairline})`,
    paddingInline: vars.space.medium,
    font: vars.text.small,
    color: vars.color.inkQuiet,
  },
]);
