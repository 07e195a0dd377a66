import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const shade = (percent: number) => `color-mix(in srgb, black ${percent}%, transparent)`;

const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const layout = styleVariants({
  below: [root, { alignContent: 'start', gap: vars.space.medium }],
  beside: [
    root,
    {
      gap: vars.space.medium,
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          alignItems: 'center',
          gap: vars.space.xlarge,
        },
      },
    },
  ],
  within: [
    root,
    {
      gap: vars.space.medium,
      '@media': { [media.tablet]: { gridTemplateAreas: '"all"', alignItems: 'center', gap: 0 } },
    },
  ],
  filling: [root, { gap: vars.space.medium, blockSize: '100%', gridTemplateRows: 'minmax(0, 1fr) auto' }],
  over: [root, { gridTemplateAreas: '"all"', alignItems: 'end' }],
});

export const picture = style({
  selectors: {
    // Words that are higher than the picture stretch it.
    [`${layout.over} > &`]: { gridArea: 'all', alignSelf: 'stretch', display: 'grid', alignItems: 'stretch' },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${layout.within} > &`]: {
          gridArea: 'all',
          alignSelf: 'stretch',
          display: 'grid',
          alignItems: 'stretch',
        },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${layout.over} > &`]: {
      gridArea: 'all',
      zIndex: 1,
      paddingBlock: `${vars.space.huge} ${vars.space.large}`,
      paddingInline: `min(${vars.space.large}, 5vw)`,
      color: 'white',
      background: `linear-gradient(to top, ${shade(76)}, ${shade(58)} 55%, transparent)`,
      forcedColorAdjust: 'none',
    },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        // The ground of such a picture is light in every theme, and so the ink on it is dark in every theme.
        [`${layout.within} > &`]: {
          gridArea: 'all',
          zIndex: 1,
          maxInlineSize: '45%',
          gap: vars.space.medium,
          paddingBlock: vars.space.medium,
          paddingInline: `clamp(24px, 4vw, 64px) ${vars.space.large}`,
          color: vars.photo.ink,
          outlineColor: vars.photo.focus,
        },
      },
    },
  },
});

export const title = styleVariants({
  large: {
    font: vars.text.display,
    letterSpacing: vars.tracking.display,
    '@media': {
      [media.tablet]: { selectors: { [`${layout.within} &`]: { fontSize: 'clamp(2rem, 4.4vw, 4rem)' } } },
    },
  },
  medium: { font: vars.text.heading2 },
});

export const text = style({ font: vars.text.body, maxInlineSize: '44ch' });

export const link = style({
  font: vars.text.label,
  color: 'inherit',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: '0.35em',
  paddingBlock: vars.space.small,
  '::after': { content: '', position: 'absolute', inset: 0 },
});
