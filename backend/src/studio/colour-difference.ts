import type { Rgb } from './colour.ts';

/** Lightness, red-green and yellow-blue of CIELAB, D65. */
export type Lab = [number, number, number];

const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** A colour in linear light as CIELAB. */
export function toLab([r, g, b]: Rgb): Lab {
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = Math.PI / 180;

function hue(a: number, b: number) {
  const degrees = Math.atan2(b, a) / radians;
  return degrees < 0 ? degrees + 360 : degrees;
}

function hueStep(from: number, to: number) {
  const step = to - from;
  return step > 180 ? step - 360 : step < -180 ? step + 360 : step;
}

function meanHue(from: number, to: number) {
  const sum = from + to;
  if (Math.abs(from - to) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

const towardsGrey = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** How different two colours look: CIEDE2000. Below 1 nobody sees it, 5 is plain side by side. */
export function deltaE([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1 + 0.5 * (1 - towardsGrey((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const isGrey = c1 * c2 === 0;
  const [light, chroma, angle] = [(l1 + l2) / 2, (c1 + c2) / 2, isGrey ? h1 + h2 : meanHue(h1, h2)];
  const hueChange = 2 * Math.sqrt(c1 * c2) * Math.sin(((isGrey ? 0 : hueStep(h1, h2)) / 2) * radians);
  const cos = (degrees: number) => Math.cos(degrees * radians);
  const weight =
    1 -
    0.17 * cos(angle - 30) +
    0.24 * cos(2 * angle) +
    0.32 * cos(3 * angle + 6) -
    0.2 * cos(4 * angle - 63);
  const dl = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = hueChange / (1 + 0.015 * chroma * weight);
  const turn = -2 * towardsGrey(chroma) * Math.sin(60 * radians * Math.exp(-(((angle - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + turn * dc * dh);
}
