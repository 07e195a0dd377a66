import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ listStyleType: '""', margin: 0, padding: 0 });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: vars.space.small,
  paddingBlock: vars.space.small,
  font: vars.text.small,
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: `calc((${vars.size.touch} - 1.45em) / 2)` } },
  selectors: {
    '&:has(input:disabled), &:has(input[aria-disabled])': { color: vars.color.inkFaint, cursor: 'default' },
  },
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  cursor: 'inherit',
  ':checked': { background: vars.color.strong, borderColor: vars.color.strong },
  ':disabled': { borderColor: vars.color.line },
  '::before': {
    content: '',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    background: vars.color.onStrong,
    clipPath: 'polygon(9% 47%, 0 56%, 38% 92%, 100% 19%, 90% 10%, 37% 73%)',
    opacity: 0,
  },
  selectors: { '&:checked::before': { opacity: 1 } },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { [`${row}:has(input:disabled) > &`]: { color: 'inherit' } },
});

export const more = style({
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  font: vars.text.small,
  color: vars.color.inkQuiet,
  textDecoration: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  ':hover': { color: vars.color.ink },
});

export const capNote = style({
  display: 'block',
  marginBlockStart: vars.space.small,
  font: vars.text.small,
  color: vars.color.inkQuiet,
  ':empty': { display: 'none' },
});
