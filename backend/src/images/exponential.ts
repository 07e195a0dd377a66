const values = Float32Array.from({ length: 9 * 2048 + 1 }, (_, i) => Math.exp((i + 0.5) / 2048 - 8));

/** Euler's number to a power from -8 to 1, to half a thousandth: quick, because a picture asks a million times. */
export const exponential = (power: number) => values[((power + 8) * 2048) | 0]!;
