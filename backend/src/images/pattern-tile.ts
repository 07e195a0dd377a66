import sharp from 'sharp';
import { drawAbstract } from './pattern/abstract.ts';
import { drawFloral } from './pattern/floral.ts';
import { drawJacquard } from './pattern/jacquard.ts';
import { drawMotif } from './pattern/motif.ts';
import { drawTartan } from './pattern/tartan.ts';
import type { Pattern } from './style.ts';

/** One repeat of a pattern: RGBA, `pixels` square, `cm` on the cloth. */
export interface PatternTile {
  data: Uint8Array;
  pixels: number;
  cm: number;
}

interface Drawing {
  /** What is drawn on 100 by 100, and repeats without a seam. */
  body: string;
  cm: number;
  pixels: number;
}

const both = (at: number, breadth: number) =>
  `<rect x="${at}" width="${breadth}" height="100"/><rect y="${at}" height="${breadth}" width="100"/>`;

const draw: Record<Pattern['type'], (pattern: Pattern) => Drawing> = {
  stripe: ({ colors: [c], share = 34 }) => ({
    body: `<rect width="100" height="${share}" fill="${c}"/>`,
    cm: 3.2,
    pixels: 512,
  }),
  pinstripe: ({ colors: [c], share = 16 }) => ({
    body: `<rect width="${share}" height="100" fill="${c}"/>`,
    cm: 1.1,
    pixels: 512,
  }),
  check: ({ colors: [a, b = a, c = b] }) => ({
    body: `<g fill="${a}" fill-opacity=".55">${both(0, 46)}</g><g fill="${b}" fill-opacity=".8">${both(70, 5)}</g><g fill="${c}" fill-opacity=".7">${both(21, 4)}</g>`,
    cm: 7,
    pixels: 512,
  }),
  gingham: ({ colors: [a] }) => ({
    body: `<g fill="${a}" fill-opacity=".6">${both(0, 50)}</g>`,
    cm: 1.4,
    pixels: 512,
  }),
  tartan: (pattern) => ({ body: drawTartan(pattern), cm: 9, pixels: 1024 }),
  dots: ({ colors: [c], share = 11 }) => ({
    body: `<g fill="${c}"><circle cx="25" cy="25" r="${share}"/><circle cx="75" cy="75" r="${share}"/></g>`,
    cm: 2.6,
    pixels: 512,
  }),
  floral: (pattern) => ({ body: drawFloral(pattern), cm: 14, pixels: 1024 }),
  abstract: (pattern) => ({ body: drawAbstract(pattern), cm: 26, pixels: 1024 }),
  jacquard: (pattern) => ({ body: drawJacquard(pattern), cm: 12, pixels: 1024 }),
  motif: (pattern) => ({ body: drawMotif(pattern), cm: 9, pixels: 1024 }),
};

const tiles = new Map<string, Promise<PatternTile>>();

async function drawTile(pattern: Pattern): Promise<PatternTile> {
  const { body, cm, pixels } = draw[pattern.type](pattern);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 100 100">${body}</svg>`;
  const data = await sharp(Buffer.from(svg), { density: 72 })
    .resize(pixels, pixels)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, pixels, cm: pattern.size ?? cm };
}

/** The drawn repeat of a pattern; the last sixteen are kept. */
export function patternTile(pattern: Pattern): Promise<PatternTile> {
  const key = JSON.stringify(pattern);
  const kept = tiles.get(key) ?? drawTile(pattern);
  tiles.delete(key);
  tiles.set(key, kept);
  if (tiles.size > 16) tiles.delete([...tiles.keys()][0] ?? '');
  return kept;
}
