import { vars } from '@rukav/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

// Storybook draws tables for its own two themes; these are drawn for the theme of the page.
const page = '.sbdocs.sbdocs-content';

// A path is longer than a phone is wide.
globalStyle(`${page} :is(p, li) code`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

globalStyle(`${page} table:not(.sb-unstyled *)`, {
  display: 'block',
  maxInlineSize: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
});
globalStyle(`${page} table:not(.sb-unstyled *) tr`, {
  background: 'none',
  border: 0,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});
globalStyle(`${page} table:not(.sb-unstyled *) :is(th, td)`, {
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.small} 0`,
  border: 0,
  color: vars.color.ink,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${page} table:not(.sb-unstyled *) thead th`, { color: vars.color.inkQuiet, fontWeight: 500 });
