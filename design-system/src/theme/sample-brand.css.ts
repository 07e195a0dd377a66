import { createTheme } from '@vanilla-extract/css';
import { sampleBrandColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { photoByDay } from './photo.ts';

const serif = '"Source Serif 4 Variable", Georgia, "Noto Serif", serif';
const sans = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/**
 * Another retailer's theme, to prove that a brand is nothing but these values: serif headings, pills, deep green, and
 * everything closer together. It is an export of its own (`@rukav/design-system/sample-brand`), so no store ships it.
 */
export const sampleBrand = createTheme(vars, {
  color: sampleBrandColours,
  space: {
    none: '0',
    xxsmall: '2px',
    xsmall: '4px',
    small: '6px',
    medium: '12px',
    large: '20px',
    xlarge: '32px',
    xxlarge: '48px',
    huge: '72px',
  },
  size: {
    touch: '44px',
    control: '44px',
    controlSmall: '32px',
    icon: '20px',
    iconSmall: '16px',
    thumb: '28px',
    track: '6px',
    hairline: '1px',
    focusRing: '3px',
    page: '1240px',
    measure: '62ch',
  },
  radius: { none: '0', small: '22px', medium: '24px', full: '999px' },
  text: {
    display: `700 clamp(2.5rem, 1.6rem + 4vw, 5rem)/1 ${serif}`,
    heading1: `700 clamp(2rem, 1.5rem + 2vw, 3rem)/1.1 ${serif}`,
    heading2: `600 clamp(1.5rem, 1.3rem + 1vw, 2rem)/1.15 ${serif}`,
    heading3: `600 1.25rem/1.25 ${serif}`,
    body: `400 0.9375rem/1.45 ${sans}`,
    bodyStrong: `700 0.9375rem/1.45 ${sans}`,
    small: `400 0.8125rem/1.4 ${sans}`,
    smallStrong: `700 0.8125rem/1.4 ${sans}`,
    caption: `400 0.75rem/1.35 ${sans}`,
    label: `600 0.8125rem/1.4 ${sans}`,
  },
  tracking: { display: '-0.01em', caps: '0.1em' },
  photo: photoByDay,
  shadow: { overlay: '0 8px 0 rgb(13 59 46 / 0.2)' },
  motion: { quick: '80ms linear', calm: '160ms ease-in-out' },
  layer: { sticky: '100', notice: '200', modal: '5000', toast: '6000' },
});
