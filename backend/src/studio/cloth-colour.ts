import { type Sampling, samplingOf, takeSamples } from './cloth-samples.ts';
import { fromHex, luminance, type Rgb } from './colour.ts';
import { fabricOf } from './fabric.ts';
import type { Passes } from './passes.ts';
import { layPattern, type PatternTile, patternTile } from './pattern-tile.ts';
import { type DrawnPrint, drawPrint, layPrint } from './print.ts';
import type { Fabric, Samples } from './samples.ts';
import type { Style } from './style.ts';

/** Colours of a row of a picture in linear light. */
export interface ColourRow {
  /** Red, green and blue of each pixel. */
  colours: Float64Array;
  /** 1 where a pixel shows nothing but plain cloth: `colours` is not told there. */
  isPlain: Uint8Array;
}

/** A woven, patterned or printed cloth. */
interface Weave {
  sampling: Sampling;
  tile: PatternTile | null;
  fabric: Fabric | null;
  print: DrawnPrint | null;
}

/** What a style makes of a view's cloth; null when it is plain. */
async function weaveOf(passes: Passes, style: Style, base: Rgb): Promise<Weave | null> {
  const { pattern, print } = style;
  const fabric = fabricOf(passes, style);
  if (!fabric && !pattern && !print) return null;
  const inner = style.inside ? fromHex(style.inside) : base;
  const hasDrawing = Boolean(pattern ?? print);
  const sampling = samplingOf(passes, { base, inner, hasFabric: fabric !== null, hasDrawing });
  const { grain } = sampling.samples;
  return {
    sampling,
    tile: pattern ? await patternTile(pattern, grain) : null,
    fabric,
    print: print ? await drawPrint(print, passes.measures, grain) : null,
  };
}

/** Gives each pixel of a row the mean of its samples. */
function takeMeans({ pixels, colours, count }: Samples, each: number, start: number, row: ColourRow): void {
  const share = 1 / each;
  for (let k = 0; k < count; k += each) {
    const x = pixels[k]! - start;
    row.isPlain[x] = 0;
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let q = 0; q < each; q++) sum += colours[3 * (k + q) + c]!;
      row.colours[3 * x + c] = sum * share;
    }
  }
}

function weaveRow({ sampling, tile, fabric, print }: Weave, start: number, row: ColourRow): void {
  const { samples, across, cloth, base, inner } = sampling;
  takeSamples(sampling, start, start + cloth.width);
  if (tile) layPattern(samples, tile, inner === base);
  if (fabric) fabric(samples);
  if (print) layPrint(samples, print);
  takeMeans(samples, across * across, start, row);
}

/** Something that lies on the cloth: its colour, where, and how much it hides. */
interface Layer {
  colour: Rgb;
  plane: Uint8Array;
  strength: number;
}

const ecru = '#ece6da';
const ink = '#3f3a38';

/** What is sewn into the back: a tape a little apart from the cloth, a woven label, and the lettering on it. */
function sewnIn(style: Style): Record<'tape' | 'label' | 'lettering', string> {
  const isPale = luminance(fromHex(style.color)) > 0.5;
  const [label, lettering] = isPale ? [ink, ecru] : [ecru, ink];
  return { tape: isPale ? ink : ecru, label, lettering };
}

/** What of a style lies on the cloth of a view, the lowest first. */
function layersOf({ shares }: Passes, style: Style, isWoven: boolean): Layer[] {
  const layer = (name: string, hex: string | undefined, strength = 1): Layer[] => {
    const plane = shares[name];
    return plane && hex ? [{ colour: fromHex(hex), plane, strength: strength / 255 }] : [];
  };
  const trims = Object.keys(shares).flatMap((name) => {
    const [, number] = /^trim(\d+)$/.exec(name) ?? [];
    return number ? layer(name, style.trims?.[number] ?? style.color) : [];
  });
  const sewn = sewnIn(style);
  return [
    ...(isWoven ? [] : layer('inside', style.inside)),
    ...layer('rib', style.rib),
    ...layer('accent', style.accent),
    ...layer('thread', style.thread, 0.85),
    ...layer('tape', sewn.tape, 0.22),
    ...layer('label', sewn.label),
    ...layer('lettering', sewn.lettering, 0.85),
    ...trims,
  ];
}

/** Lays something on the pixels of a row, which begins at pixel `start`. */
function layRow({ colour, plane, strength }: Layer, start: number, row: ColourRow, base: Rgb): void {
  const { colours, isPlain } = row;
  for (let x = 0; x < isPlain.length; x++) {
    const share = plane[start + x]!;
    if (share === 0) continue;
    if (isPlain[x]) for (let c = 0; c < 3; c++) colours[3 * x + c] = base[c]!;
    isPlain[x] = 0;
    const amount = share * strength;
    for (let c = 0; c < 3; c++) colours[3 * x + c]! += (colour[c]! - colours[3 * x + c]!) * amount;
  }
}

/**
 * Tells the unlit colours of a style on a garment, a row at a time: what it returns fills a row which begins at pixel
 * `start`. By rows, since every step of it is then a loop of its own, which an engine compiles once for all styles.
 */
export async function clothColour(
  passes: Passes,
  style: Style,
  base: Rgb,
): Promise<(start: number, row: ColourRow) => void> {
  const weave = await weaveOf(passes, style, base);
  const layers = layersOf(passes, style, weave !== null);
  return (start, row) => {
    row.isPlain.fill(1);
    if (weave) weaveRow(weave, start, row);
    for (const layer of layers) layRow(layer, start, row, base);
  };
}
