/** Device widths in CSS px: mobile below `tablet`, tablet up to `desktop`, desktop from there (SHELL-37). */
export const breakpoints = { tablet: 768, desktop: 992 } as const;

/** Media queries for styles and for `matchMedia`. */
export const media = {
  mobile: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  belowDesktop: `screen and (max-width: ${breakpoints.desktop - 0.02}px)`,
  wide: 'screen and (min-width: 1280px)',
  widest: 'screen and (min-width: 1600px)',
  touch: '(hover: none) and (pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
