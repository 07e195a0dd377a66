import { contrastColours, rukavColours, rukavNightColours } from './colours.ts';
import { photoByDay, photoByNight } from './photo.ts';
import { rukavScale } from './scale.ts';

/** What sets the day theme apart from the scale that all themes share. */
export const rukavLook = {
  color: rukavColours,
  photo: photoByDay,
  shadow: { overlay: '0 12px 48px rgb(28 26 24 / 0.14)' },
};

/** The same of the night theme. */
export const rukavNightLook = {
  color: rukavNightColours,
  photo: photoByNight,
  shadow: { overlay: '0 12px 48px rgb(0 0 0 / 0.5)' },
};

/** The same of the theme of more contrast, which draws thicker lines. */
export const contrastLook = {
  size: { ...rukavScale.size, hairline: '2px', focusRing: '3px', track: '4px' },
  color: contrastColours,
  photo: photoByDay,
  shadow: { overlay: '0 0 0 2px #000000' },
};
