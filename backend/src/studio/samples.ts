/** Places on the cloth that a row of a picture reads, and their colours in linear light. The first `count` are of this row. */
export interface Samples {
  count: number;
  /** Which pixel each stands for; those of one pixel follow each other. */
  pixels: Int32Array;
  panels: Uint8Array;
  /** 1 where the cloth is seen from inside. */
  insides: Uint8Array;
  /** Centimetres on the panel. */
  x: Float64Array;
  y: Float64Array;
  /** Breadth of cloth that each stands for, cm. */
  spans: Float64Array;
  /** Red, green and blue of each. */
  colours: Float64Array;
  /** Breadth of cloth between two samples in the mean, cm. */
  grain: number;
}

/** Room for `most` samples. */
export const createSamples = (most: number, grain: number): Samples => ({
  count: 0,
  pixels: new Int32Array(most),
  panels: new Uint8Array(most),
  insides: new Uint8Array(most),
  x: new Float64Array(most),
  y: new Float64Array(most),
  spans: new Float64Array(most),
  colours: new Float64Array(3 * most),
  grain,
});

/** Changes the colours of samples as a fabric does; the mean over the cloth stays. */
export type Fabric = (samples: Samples) => void;

/** How much a relief that repeats every `period` cm is seen when a sample stands for `grain` cm: fine ones blur. */
export const seen = (period: number, grain: number) => Math.min(1, Math.max(0, period / grain / 1.6 - 1));
