import { assignVars, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { contrastLook, rukavLook, rukavNightLook } from './looks.ts';
import { rukavScale } from './scale.ts';

const valuesOf = ({
  color,
  photo,
  shadow,
}: typeof rukavLook | typeof rukavNightLook | typeof contrastLook) => ({
  ...assignVars(vars.color, color),
  ...assignVars(vars.photo, photo),
  ...assignVars(vars.shadow, shadow),
});

/**
 * For who has chosen nothing: day or night as the system has it, and more contrast where the system asks for that. The
 * style sheet alone decides, so that the first thing seen is right already.
 */
export const system = style({
  colorScheme: 'light',
  vars: assignVars(vars, { ...rukavScale, ...rukavLook }),
  '@media': {
    [media.dark]: { colorScheme: 'dark', vars: valuesOf(rukavNightLook) },
    [media.moreContrast]: {
      colorScheme: 'light',
      vars: { ...valuesOf(contrastLook), ...assignVars(vars.size, contrastLook.size) },
    },
  },
});
