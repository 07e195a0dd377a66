import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const tone = styleVariants({
  none: {},
  surface: { background: vars.color.surface },
  plane: { background: vars.color.plane },
  accent: { background: vars.color.accentWash },
  success: { background: vars.color.successWash },
  danger: { background: vars.color.dangerWash },
  strong: { background: vars.color.strong, color: vars.color.onStrong },
});

export const outlined = style({ border: `${vars.size.hairline} solid ${vars.color.line}` });

const centred = style({ inlineSize: '100%', marginInline: 'auto' });

export const width = styleVariants({
  full: {},
  page: [
    centred,
    {
      maxInlineSize: vars.size.page,
      paddingInline: vars.space.medium,
      '@media': {
        [media.tablet]: { paddingInline: vars.space.large },
        [media.desktop]: { paddingInline: vars.space.xlarge },
      },
    },
  ],
  reading: { maxInlineSize: vars.size.measure },
  form: { maxInlineSize: '30rem' },
});
