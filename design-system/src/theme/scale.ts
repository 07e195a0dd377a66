/** What the three Rukav themes share: everything but colour. A theme for another brand brings its own. */
export const rukavScale = {
  space: {
    none: '0',
    xxsmall: '2px',
    xsmall: '4px',
    small: '8px',
    medium: '16px',
    large: '24px',
    xlarge: '40px',
    xxlarge: '64px',
    huge: '104px',
  },
  size: {
    touch: '44px',
    control: '48px',
    controlSmall: '36px',
    icon: '24px',
    iconSmall: '16px',
    thumb: '24px',
    track: '2px',
    hairline: '1px',
    focusRing: '2px',
    page: '1760px',
    measure: '68ch',
  },
  radius: { none: '0', small: '2px', medium: '4px', full: '999px' },
  text: {
    display:
      '500 clamp(2.25rem, 1.4rem + 3.6vw, 4.25rem)/1.04 "Onest Variable", "Onest Fallback", sans-serif',
    heading1:
      '500 clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)/1.15 "Onest Variable", "Onest Fallback", sans-serif',
    heading2:
      '500 clamp(1.375rem, 1.2rem + 0.75vw, 1.75rem)/1.2 "Onest Variable", "Onest Fallback", sans-serif',
    heading3: '500 1.125rem/1.3 "Onest Variable", "Onest Fallback", sans-serif',
    body: '400 1rem/1.5 "Onest Variable", "Onest Fallback", sans-serif',
    bodyStrong: '600 1rem/1.5 "Onest Variable", "Onest Fallback", sans-serif',
    small: '400 0.875rem/1.45 "Onest Variable", "Onest Fallback", sans-serif',
    smallStrong: '600 0.875rem/1.45 "Onest Variable", "Onest Fallback", sans-serif',
    caption: '400 0.75rem/1.4 "Onest Variable", "Onest Fallback", sans-serif',
    label: '500 0.875rem/1.4 "Onest Variable", "Onest Fallback", sans-serif',
  },
  tracking: { display: '-0.022em', caps: '0.06em' },
  motion: { quick: '120ms ease-out', calm: '220ms cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '100', notice: '200', modal: '5000', toast: '6000' },
} as const;
