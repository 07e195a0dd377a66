import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  maxInlineSize: vars.size.measure,
  font: vars.text.body,
  overflowWrap: 'break-word',
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((one) => `${root} ${one}`)
      .join(', '),
    rule,
  );

within('> * + *', { marginBlockStart: vars.space.medium });
within('h2', { font: vars.text.heading2, marginBlockStart: vars.space.xlarge });
within('h3, h4', { font: vars.text.heading3, marginBlockStart: vars.space.large });
within('ul, ol', { paddingInlineStart: vars.space.large });
within('ul', { listStyleType: '"—  "' });
within('li + li', { marginBlockStart: vars.space.small });
within('li::marker', { color: vars.color.inkQuiet });
within('a', {
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: '0.25em',
});
within('a:hover', { color: vars.color.accent });
within('table', { display: 'block', inlineSize: '100%', overflowX: 'auto', borderCollapse: 'collapse' });
within('th, td', {
  paddingBlock: vars.space.small,
  paddingInlineEnd: vars.space.large,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('th', { font: vars.text.smallStrong });
within('blockquote', {
  marginInline: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `${vars.size.track} solid ${vars.color.accent}`,
});
within('img', { blockSize: 'auto' });
globalStyle(`${root} > :first-child`, { marginBlockStart: 0 });
