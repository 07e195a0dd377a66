import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const list = style({ display: 'grid', listStyle: 'none' });

export const item = style({
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` },
  },
});

// The whole row can be pressed.
globalStyle(`${item} > a`, { inlineSize: '100%' });
