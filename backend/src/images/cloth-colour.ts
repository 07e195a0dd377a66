import { type ClothCoordinates, isInside, panelOf } from './cloth-coordinates.ts';
import { fromHex, type Rgb } from './colour.ts';
import { mostPlace } from './coordinate-prediction.ts';
import { fabricOf } from './fabric.ts';
import { sample } from './mipmap.ts';
import type { Passes } from './passes.ts';
import { type PatternTile, patternTile } from './pattern-tile.ts';
import type { Place } from './place.ts';
import { type DrawnPrint, drawPrint } from './print.ts';
import type { Style } from './style.ts';

function mix(colour: Rgb, other: Rgb, share: number): void {
  for (let c = 0; c < 3; c++) colour[c]! += (other[c]! - colour[c]!) * share;
}

/** Lays what was read of a drawing on a colour. */
function lay(colour: Rgb, read: Float64Array, share: number): void {
  const rest = 1 - read[3]! * share;
  for (let c = 0; c < 3; c++) colour[c] = colour[c]! * rest + read[c]! * share;
}

const fraction = (x: number) => x - Math.floor(x);

function layPattern(
  colour: Rgb,
  { drawing, cm }: PatternTile,
  { x, y, isInside }: Place,
  span: number,
): void {
  lay(colour, sample(drawing, fraction(x / cm), fraction(-y / cm), span / cm), isInside ? 0.55 : 1);
}

function layPrint(colour: Rgb, print: DrawnPrint, place: Place, span: number): void {
  if (place.isInside || place.panel !== print.panel) return;
  const across = (place.x - print.x) / print.width + 0.5;
  const down = (print.y - place.y) / print.height + 0.5;
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return;
  lay(colour, sample(print.drawing, across, down, span / print.width), 0.96);
}

/** Farthest that neighbouring pixels lie apart where the cloth is not folded over itself, in steps of a coordinate. */
const farthest = 60;

/** How much a coordinate grows from a pixel to its next on the same cloth; 0 at an edge. */
function growth(plane: Uint16Array, panels: Uint8Array, i: number, next: number): number {
  const forth = plane[i + next]! - plane[i]!;
  if (panels[i + next] === panels[i] && Math.abs(forth) < farthest) return forth;
  const back = plane[i]! - plane[i - next]!;
  return panels[i - next] === panels[i] && Math.abs(back) < farthest ? back : 0;
}

/** How broad a pixel is on the cloth in the mean, in steps of a coordinate. */
function meanGrowth({ panels, u, v, width }: ClothCoordinates): number {
  let [sum, count] = [0, 0];
  for (let i = width; i < panels.length; i += 97) {
    if (!panels[i]) continue;
    const step = Math.abs(growth(u, panels, i, 1)) + Math.abs(growth(v, panels, i, 1));
    if (step === 0) continue;
    sum += step;
    count++;
  }
  return count > 0 ? sum / count : 1;
}

/** How many samples a pixel of this breadth takes across and down: drawings are blurred beforehand, fabrics are not. */
const samplesAcross = (breadth: number, isFabric: boolean) => (isFabric && breadth > 0.14 ? 2 : 1);

/** Tells the colour of a woven, patterned or printed cloth at a pixel; null for plain cloth. */
async function wovenColour(
  passes: Passes,
  style: Style,
  base: Rgb,
  inner: Rgb | null,
): Promise<((i: number) => Rgb) | null> {
  const { measures } = passes;
  const fabric = fabricOf(passes, style);
  if (!fabric && !style.pattern && !style.print) return null;

  const cloth = passes.cloth();
  const { panels, u, v, width } = cloth;
  const toCentimetres = measures.atlas_cm / mostPlace;
  const breadth = meanGrowth(cloth) * toCentimetres;
  const across = samplesAcross(breadth, fabric !== null);
  const grain = breadth / across;
  const tile = style.pattern ? await patternTile(style.pattern, grain) : null;
  const print = style.print ? await drawPrint(style.print, measures, grain) : null;
  // From close by a pixel shows so little that it hardly matters how the cloth is turned.
  const isSpread = breadth > 0.05 && (tile !== null || print !== null || across > 1);
  const offsetX = Float64Array.from(measures.off, ([x]) => x);
  const offsetY = Float64Array.from(measures.off, ([, y]) => y);
  const place: Place = { pixel: 0, panel: 0, x: 0, y: 0, isInside: false, grain };
  const colour: Rgb = [0, 0, 0];
  const sum: Rgb = [0, 0, 0];

  const weave = (from: Rgb, u: number, v: number, span: number) => {
    place.x = u * toCentimetres - offsetX[place.panel]!;
    place.y = v * toCentimetres - offsetY[place.panel]!;
    for (let c = 0; c < 3; c++) colour[c] = from[c]!;
    if (tile && from === base) layPattern(colour, tile, place, span);
    if (fabric) fabric(colour, place);
    if (print) layPrint(colour, print, place, span);
  };

  return (i) => {
    const code = panels[i]!;
    if (code === 0) return base;
    place.pixel = i;
    place.isInside = isInside(code);
    place.panel = panelOf(code);
    const from = place.isInside && inner ? inner : base;
    if (!isSpread) {
      weave(from, u[i]!, v[i]!, grain);
      return colour;
    }
    const uRight = growth(u, panels, i, 1);
    const uDown = growth(u, panels, i, width);
    const vRight = growth(v, panels, i, 1);
    const vDown = growth(v, panels, i, width);
    const broadest = Math.max(uRight * uRight + vRight * vRight, uDown * uDown + vDown * vDown);
    const span = Math.max(grain, (Math.sqrt(broadest) * toCentimetres) / across);
    for (let c = 0; c < 3; c++) sum[c] = 0;
    for (let q = 0; q < across * across; q++) {
      const right = ((q % across) + 0.5) / across - 0.5;
      const down = (((q / across) | 0) + 0.5) / across - 0.5;
      weave(from, u[i]! + uRight * right + uDown * down, v[i]! + vRight * right + vDown * down, span);
      for (let c = 0; c < 3; c++) sum[c]! += colour[c]!;
    }
    for (let c = 0; c < 3; c++) sum[c]! /= across * across;
    return sum;
  };
}

/** Something that lies on the cloth: its colour, where, and how much it hides. */
interface Layer {
  colour: Rgb;
  plane: Uint8Array;
  strength: number;
}

/** What of a style lies on the cloth of a view, the lowest first. */
function layersOf({ shares }: Passes, style: Style, isPlain: boolean): Layer[] {
  const layer = (name: string, hex: string | undefined, strength = 1): Layer[] => {
    const plane = shares[name];
    return plane && hex ? [{ colour: fromHex(hex), plane, strength: strength / 255 }] : [];
  };
  const trims = Object.keys(shares).flatMap((name) => {
    const [, number] = /^trim(\d+)$/.exec(name) ?? [];
    return number ? layer(name, style.trims?.[number] ?? style.color) : [];
  });
  return [
    ...(isPlain ? layer('inside', style.inside) : []),
    ...layer('rib', style.rib),
    ...layer('accent', style.accent),
    ...layer('thread', style.thread, 0.85),
    ...trims,
  ];
}

/**
 * Tells the unlit colour of a style at any pixel of a garment, in linear light. The answer is `base` itself where nothing
 * lies on plain cloth, otherwise one array that is written anew at each call, because a picture asks a million times.
 */
export async function clothColour(passes: Passes, style: Style, base: Rgb): Promise<(i: number) => Rgb> {
  const woven = await wovenColour(passes, style, base, style.inside ? fromHex(style.inside) : null);
  const layers = layersOf(passes, style, woven === null);
  const colour: Rgb = [0, 0, 0];
  return (i) => {
    const cloth = woven ? woven(i) : base;
    let isBare = true;
    for (const layer of layers) {
      const share = layer.plane[i]!;
      if (share === 0) continue;
      if (isBare) for (let c = 0; c < 3; c++) colour[c] = cloth[c]!;
      isBare = false;
      mix(colour, layer.colour, share * layer.strength);
    }
    return isBare ? cloth : colour;
  };
}
