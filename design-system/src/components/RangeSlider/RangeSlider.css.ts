import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space.small });

export const slider = style({
  position: 'relative',
  blockSize: vars.size.touch,
  marginInline: `calc(${vars.size.thumb} / 2)`,
});

export const track = style({
  position: 'relative',
  blockSize: '100%',
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: `calc(${vars.size.thumb} / -2)`,
    insetBlockStart: `calc(50% - ${vars.size.track} / 2)`,
    blockSize: vars.size.track,
    background: `color-mix(in srgb, ${vars.color.ink} 18%, ${vars.color.ground})`,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::before': { background: 'GrayText', forcedColorAdjust: 'none' } },
    },
  },
});

export const fill = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.size.track} / 2)`,
  blockSize: vars.size.track,
  background: vars.color.ink,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: vars.size.thumb,
  blockSize: vars.size.thumb,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.ink}`,
  background: vars.color.surface,
  cursor: 'grab',
  '::after': {
    content: '',
    position: 'absolute',
    inset: `calc((${vars.size.thumb} - ${vars.size.touch}) / 2)`,
  },
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing', background: vars.color.plane },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxsmall,
    },
  },
});
