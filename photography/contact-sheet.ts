/*
 * Every shape in its views and in six styles, a row each, to be looked at before the passes are committed:
 *
 *   node photography/contact-sheet.ts contact-sheet.jpg [shape…]
 */
import sharp, { type OverlayOptions } from 'sharp';
import { drawPicture } from '../backend/src/studio/draw-picture.ts';
import { packedShapes, type Style, type View } from '../backend/src/studio/index.ts';
import { createPassLibrary } from '../backend/src/studio/passes.ts';

const width = 240;
const height = 320;

const styles: readonly Style[] = [
  { color: '#8f9c86' },
  { color: '#f2efe8' },
  { color: '#26262a' },
  { color: '#e9e2d4', pattern: { type: 'stripe', colors: ['#2c3550'] } },
  { color: '#3a2a36', pattern: { type: 'floral', colors: ['#d9a5a0', '#c76b5a'], leaf: '#7d8a6a' } },
  { color: '#8b8f98', fabric: 'melange', strength: 0.7 },
];

const [out = 'contact-sheet.jpg', ...asked] = process.argv.slice(2);
const library = createPassLibrary(2e8);

async function draw(shape: string, view: View, style: Style): Promise<Buffer> {
  const picture = { kind: 'garment', shape, view, style } as const;
  return drawPicture({ picture, width, height, format: 'jpeg' }, library);
}

const shapes = [...packedShapes()].filter(([shape]) => asked.length === 0 || asked.includes(shape));
const cells: OverlayOptions[] = [];
let columns = 0;
for (const [row, [shape, views]] of shapes.entries()) {
  const [first, ...others] = styles;
  if (!first) break;
  const wanted = [
    ...(['front', 'back', 'close'] as const).filter((view) => views.includes(view)).map((view) => [view, first] as const),
    ...others.map((style) => ['front', style] as const),
  ];
  columns = Math.max(columns, wanted.length);
  for (const [column, [view, style]] of wanted.entries()) {
    cells.push({ input: await draw(shape, view, style), left: column * width, top: row * height });
  }
}
const sheet = { width: columns * width, height: shapes.length * height, channels: 3, background: '#ffffff' } as const;
await sharp({ create: sheet }).composite(cells).jpeg({ quality: 86 }).toFile(out);
