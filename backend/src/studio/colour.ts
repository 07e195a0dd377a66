/** Red, green and blue in linear light, 0 to 1. */
export type Rgb = [number, number, number];

/** Linear light to sRGB, 0 to 1. */
export const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

/** SRGB to linear light, 0 to 1. */
export const decode = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** Linear light of each sRGB byte. */
export const linear = Float32Array.from({ length: 256 }, (_, byte) => decode(byte / 255));

const steps = 8192;
const bytes = Uint8Array.from({ length: steps + 1 }, (_, i) => Math.round(255 * encode(i / steps)));

/** Linear light to an sRGB byte, clipped. */
export const toByte = (x: number) => bytes[x <= 0 ? 0 : x >= 1 ? steps : (x * steps) | 0] ?? 0;

/** A colour `#rrggbb` in linear light. */
export function fromHex(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [linear[number >> 16] ?? 0, linear[(number >> 8) & 255] ?? 0, linear[number & 255] ?? 0];
}

/** Relative luminance of a colour in linear light. */
export const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Rolls highlights off instead of clipping them. */
export const shoulder = (x: number) => (x <= 0.78 ? x : 0.78 + 0.22 * (1 - Math.exp(-(x - 0.78) / 0.22)));
