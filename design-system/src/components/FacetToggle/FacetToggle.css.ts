import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.medium,
  minBlockSize: `calc(${vars.size.control} + ${vars.space.small})`,
  font: vars.text.label,
  cursor: 'pointer',
  selectors: { '&:has(input:disabled)': { color: vars.color.inkFaint, cursor: 'default' } },
});

export const note = style({ display: 'block', font: vars.text.small, color: vars.color.inkQuiet });

export const input = style({
  appearance: 'none',
  position: 'relative',
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: vars.space.xsmall,
    inlineSize: '1rem',
    blockSize: '1rem',
    borderRadius: vars.radius.full,
    background: vars.color.ink,
    translate: '0 -50%',
    transition: `translate ${vars.motion.quick}`,
  },
  ':checked': { background: vars.color.strong, borderColor: vars.color.strong },
  ':disabled': { borderColor: vars.color.line },
  selectors: {
    '&:checked::before': { translate: '1.25rem -50%', background: vars.color.onStrong },
    '&:disabled::before': { background: vars.color.inkFaint },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } } },
});
