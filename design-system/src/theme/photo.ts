import { rukavColours } from './colours.ts';

/** Photographs as they are, on the studio's light ground. */
export const photoByDay = {
  ground: '#ecebe9',
  shade: 'none',
  ink: rukavColours.ink,
  focus: rukavColours.focus,
} as const;

/**
 * By night the light falls on the middle of a photograph and leaves its edges: the garment keeps its colour, and the ground
 * around it does not glare beside a dark page.
 */
export const photoByNight = {
  ...photoByDay,
  shade:
    'radial-gradient(ellipse 72% 66% at 50% 48%, rgb(22 20 18 / 0.1) 35%, rgb(22 20 18 / 0.34) 75%, rgb(22 20 18 / 0.52))',
} as const;
