import type { Rgb } from './colour.ts';
import { noise } from './noise.ts';
import type { Maps } from './passes.ts';
import type { Style } from './style.ts';

/** A place on the cloth: centimetres on its panel and shares of the atlas. */
export interface Place {
  panel: number;
  x: number;
  y: number;
  u: number;
  v: number;
  isInside: boolean;
}

/** Mottles a colour as yarn of two shades does. */
export function mottle(colour: Rgb, { x, y }: Place, strength: number): void {
  const broad = (noise(x * 14 + 3 * noise(x, y, 9), y * 5, 1) - 0.5) * 0.9;
  const fine = (noise(x * 34, y * 9, 2) - 0.5) * 1.5;
  const factor = 1 + strength * (broad + fine);
  for (let c = 0; c < 3; c++) colour[c]! *= factor;
}

const denimInside: Rgb = [0.42, 0.46, 0.52];
const denimWhite: Rgb = [0.62, 0.68, 0.74];

function washedOut(maps: Maps, { panel, x, y }: Place): number {
  let sum = 0;
  for (const [of, midX, midY, spreadX, spreadY, amount] of maps.measures.wash ?? []) {
    if (of !== panel && of >= 0) continue;
    sum += amount * Math.exp(-(((x - midX) / spreadX) ** 2) - ((y - midY) / spreadY) ** 2);
  }
  return sum;
}

/** Raised seams rub to white. */
function rubbed({ height, heightSize: size }: Maps, { u, v, x, y }: Place): number {
  if (!height) return 0;
  const column = Math.min(size - 1, (u * size) | 0);
  const row = Math.min(size - 1, ((1 - v) * size) | 0);
  return (height[column + row * size]! / 255 - 0.5) * 0.85 * (0.6 + 0.8 * noise(x * 1.6, y * 1.6, 8));
}

/** Weaves, rubs and washes a colour as denim; the inside shows the weft. */
export function weaveDenim(colour: Rgb, place: Place, style: Style, maps: Maps): void {
  if (place.isInside) {
    for (let c = 0; c < 3; c++) colour[c] = denimInside[c]!;
    return;
  }
  const { x, y } = place;
  const slub = noise(x * 11, y * 0.8, 4) * 0.5 + noise(x * 27, y * 2.6, 5) * 0.5;
  const twill = 0.5 + 0.5 * Math.sin(((x + y) * 2 * Math.PI) / 0.13);
  const worn = ((slub - 0.5) * 0.3 + (twill - 0.5) * 0.16 + rubbed(maps, place)) * (style.abrade ?? 1);
  const light = worn + washedOut(maps, place) * (style.wash ?? 0.6) + (style.lift ?? 0);
  const amount = Math.max(-0.45, Math.min(1, light * 0.75));
  for (let c = 0; c < 3; c++) {
    colour[c] = amount > 0 ? colour[c]! + (denimWhite[c]! - colour[c]!) * amount : colour[c]! * (1 + amount);
  }
}
