import sharp from 'sharp';
import { lay, type Mipmap, mipmapOf, sample, texelsAcross } from './mipmap.ts';
import { drawAbstract } from './pattern/abstract.ts';
import { drawFloral } from './pattern/floral.ts';
import { drawJacquard } from './pattern/jacquard.ts';
import { drawMotif } from './pattern/motif.ts';
import { drawTartan } from './pattern/tartan.ts';
import type { Samples } from './samples.ts';
import type { Pattern } from './style.ts';

/** One repeat of a pattern: a square drawing, `cm` wide on the cloth. */
export interface PatternTile {
  drawing: Mipmap;
  cm: number;
}

interface Drawing {
  /** What is drawn on 100 by 100, and repeats without a seam. */
  body: string;
  cm: number;
}

const both = (at: number, breadth: number) =>
  `<rect x="${at}" width="${breadth}" height="100"/><rect y="${at}" height="${breadth}" width="100"/>`;

const draw: Record<Pattern['type'], (pattern: Pattern) => Drawing> = {
  stripe: ({ colors: [c], share = 34 }) => ({
    body: `<rect width="100" height="${share}" fill="${c}"/>`,
    cm: 3.2,
  }),
  pinstripe: ({ colors: [c], share = 16 }) => ({
    body: `<rect width="${share}" height="100" fill="${c}"/>`,
    cm: 1.1,
  }),
  check: ({ colors: [a, b = a, c = b] }) => ({
    body: `<g fill="${a}" fill-opacity=".55">${both(0, 46)}</g><g fill="${b}" fill-opacity=".8">${both(70, 5)}</g><g fill="${c}" fill-opacity=".7">${both(21, 4)}</g>`,
    cm: 7,
  }),
  gingham: ({ colors: [a] }) => ({
    body: `<g fill="${a}" fill-opacity=".6">${both(0, 50)}</g>`,
    cm: 1.4,
  }),
  tartan: (pattern) => ({ body: drawTartan(pattern), cm: 9 }),
  dots: ({ colors: [c], share = 11 }) => ({
    body: `<g fill="${c}"><circle cx="25" cy="25" r="${share}"/><circle cx="75" cy="75" r="${share}"/></g>`,
    cm: 2.6,
  }),
  floral: (pattern) => ({ body: drawFloral(pattern), cm: 14 }),
  abstract: (pattern) => ({ body: drawAbstract(pattern), cm: 26 }),
  jacquard: (pattern) => ({ body: drawJacquard(pattern), cm: 12 }),
  motif: (pattern) => ({ body: drawMotif(pattern), cm: 9 }),
};

const tiles = new Map<string, Promise<PatternTile>>();

async function drawTile({ body }: Drawing, cm: number, pixels: number): Promise<PatternTile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 100 100">${body}</svg>`;
  const data = await sharp(Buffer.from(svg), { density: 72 })
    .resize(pixels, pixels)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { drawing: mipmapOf(data, pixels, pixels, true), cm };
}

/** The drawn repeat of a pattern, for pixels that show `finest` cm of cloth or more; the last sixteen are kept. */
export function patternTile(pattern: Pattern, finest: number): Promise<PatternTile> {
  const drawing = draw[pattern.type](pattern);
  const cm = pattern.size ?? drawing.cm;
  const pixels = texelsAcross(cm, finest);
  const key = `${pixels} ${JSON.stringify(pattern)}`;
  const kept = tiles.get(key) ?? drawTile(drawing, cm, pixels);
  tiles.delete(key);
  tiles.set(key, kept);
  if (tiles.size > 16) tiles.delete([...tiles.keys()][0] ?? '');
  return kept;
}

const fraction = (x: number) => x - Math.floor(x);

/** Lays a pattern on samples; on cloth seen from inside fainter, or not at all when that has a colour of its own. */
export function layPattern(
  { count, insides, x, y, spans, colours }: Samples,
  { drawing, cm }: PatternTile,
  isInsideToo: boolean,
): void {
  for (let k = 0; k < count; k++) {
    if (insides[k] && !isInsideToo) continue;
    const read = sample(drawing, fraction(x[k]! / cm), fraction(-y[k]! / cm), spans[k]! / cm);
    lay(colours, 3 * k, read, insides[k] ? 0.55 : 1);
  }
}
