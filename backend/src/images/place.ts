import type { Rgb } from './colour.ts';

/** A place on the cloth, in centimetres on its panel. */
export interface Place {
  /** Which pixel shows it. */
  pixel: number;
  panel: number;
  x: number;
  y: number;
  isInside: boolean;
  /** Breadth of cloth between two samples, cm. */
  grain: number;
}

/** Changes the colour of a place as a fabric does; the mean over the cloth stays. */
export type Fabric = (colour: Rgb, place: Place) => void;

/** How much a relief that repeats every `period` cm is seen when a sample stands for `grain` cm: fine ones blur. */
export const seen = (period: number, grain: number) => Math.min(1, Math.max(0, period / grain / 1.6 - 1));
