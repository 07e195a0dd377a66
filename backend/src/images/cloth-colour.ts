import { fromHex, linear, type Rgb } from './colour.ts';
import { mottle, type Place, weaveDenim } from './fabric.ts';
import type { Passes } from './passes.ts';
import { type PatternTile, patternTile } from './pattern-tile.ts';
import { type DrawnPrint, drawPrint } from './print.ts';
import type { Style } from './style.ts';

/** Panels from here on are cloth seen from inside. */
const firstInside = 32;
const firstTrim = 20;
const coordinateSteps = (1 << 14) - 1;

function mix(colour: Rgb, other: Rgb, share: number): void {
  for (let c = 0; c < 3; c++) colour[c]! += (other[c]! - colour[c]!) * share;
}

function mixBytes(colour: Rgb, data: Uint8Array, at: number, share: number): void {
  for (let c = 0; c < 3; c++) colour[c] = colour[c]! * (1 - share) + linear[data[at + c]!]! * share;
}

const fraction = (x: number) => x - Math.floor(x);

function layPattern(colour: Rgb, tile: PatternTile, { x, y, isInside }: Place): void {
  const column = (fraction(x / tile.cm) * tile.pixels) | 0;
  const row = (fraction(-y / tile.cm) * tile.pixels) | 0;
  const at = (row * tile.pixels + column) * 4;
  mixBytes(colour, tile.data, at, (tile.data[at + 3]! / 255) * (isInside ? 0.55 : 1));
}

function layPrint(colour: Rgb, print: DrawnPrint, { x, y, panel, isInside }: Place): void {
  if (isInside || panel !== print.panel) return;
  const across = (x - print.x) / print.width + 0.5;
  const down = (print.y - y) / print.height + 0.5;
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return;
  const at = (((down * print.pixelHeight) | 0) * print.pixelWidth + ((across * print.pixelWidth) | 0)) * 4;
  mixBytes(colour, print.data, at, (print.data[at + 3]! / 255) * 0.96);
}

const optional = (hex: string | undefined) => (hex === undefined ? null : fromHex(hex));

/**
 * Tells the unlit colour of a style at any sample of a garment's cloth. The answer is one array that is written anew at
 * each call, because a picture asks four million times.
 */
export async function clothColour(
  { maps }: Passes,
  style: Style,
): Promise<(u: number, v: number, id: number) => Rgb> {
  const { measures } = maps;
  const tile = style.pattern ? await patternTile(style.pattern) : null;
  const print = style.print ? await drawPrint(style.print, measures) : null;
  const base = fromHex(style.color);
  const [rib, thread, accent, inner] = [style.rib, style.thread, style.accent, style.inside].map(optional);
  const trims = new Map(
    Object.entries(style.trims ?? {}).map(([panel, hex]) => [Number(panel), fromHex(hex)]),
  );
  const colour: Rgb = [0, 0, 0];
  const place: Place = { panel: 0, x: 0, y: 0, u: 0, v: 0, isInside: false };

  const put = (other: Rgb) => {
    for (let c = 0; c < 3; c++) colour[c] = other[c]!;
    return colour;
  };

  const locate = (u: number, v: number, panel: number, isInside: boolean) => {
    const [offsetX, offsetY] = measures.off[panel] ?? [0, 0];
    place.panel = panel;
    place.isInside = isInside;
    place.u = u / coordinateSteps;
    place.v = v / coordinateSteps;
    place.x = place.u * measures.atlas_cm - offsetX;
    place.y = place.v * measures.atlas_cm - offsetY;
  };

  return (u, v, id) => {
    const isInside = id >= firstInside;
    const panel = isInside ? id - firstInside : id;
    if (!measures.panels[panel] || panel >= firstTrim) return put(trims.get(panel) ?? base);
    locate(u, v, panel, isInside);
    const column = Math.min(maps.size - 1, (place.u * maps.size) | 0);
    const row = Math.min(maps.size - 1, ((1 - place.v) * maps.size) | 0);
    const at = column + row * maps.size;
    const ribShare = maps.rib[at]! / 255;
    put(inner && isInside ? inner : base);
    if (tile && !(inner && isInside) && !(rib && ribShare > 0.5)) layPattern(colour, tile, place);
    if (style.fabric === 'melange') mottle(colour, place, style.strength ?? 0.5);
    if (style.fabric === 'denim') weaveDenim(colour, place, style, maps);
    if (print) layPrint(colour, print, place);
    if (rib && ribShare > 0.02) mix(colour, rib, ribShare);
    const accentShare = maps.accent[at]! / 255;
    if (accent && accentShare > 0.02) mix(colour, accent, accentShare);
    const threadShare = maps.thread[at]! / 255;
    if (thread && threadShare > 0.02 && !isInside) mix(colour, thread, threadShare * 0.85);
    return colour;
  };
}
