/*
 * A contact sheet of the demo catalogue: the tiles of a root category in their default order.
 *
 *   node photography/sheet.ts [women|men|girls|boys] [file.png] [how many]
 */
import sharp from 'sharp';
import { demoCatalogue, demoPictures, demoSeed } from '../backend/src/demo/index.ts';
import { drawPicture } from '../backend/src/studio/draw-picture.ts';
import { createPassLibrary } from '../backend/src/studio/passes.ts';

const [gender = 'women', file = 'contact-sheet.png', count = '72'] = process.argv.slice(2);
const columns = 12;
const tile = { width: 150, height: 200, gap: 4 };

const catalogue = demoCatalogue({ seed: demoSeed, now: new Date() });
const pictures = demoPictures(demoSeed);
const library = createPassLibrary(500 * 1024 * 1024);

const codes = catalogue.models
  .filter((model) => model.gender === gender)
  .toSorted((a, b) => b.popularity - a.popularity)
  .slice(0, Number(count))
  .flatMap(({ id }) => catalogue.products.find(({ modelId }) => modelId === id)?.pictures.slice(0, 1) ?? [])
  .map(({ code }) => code);

const overlays = [];
for (const [i, code] of codes.entries()) {
  const picture = pictures.get(code);
  if (!picture) throw new Error(`The album has no picture ${code}.`);
  const drawn = await drawPicture({ picture, width: 300, height: 400, format: 'jpeg' }, library);
  overlays.push({
    input: await sharp(drawn).resize(tile.width, tile.height).png().toBuffer(),
    left: (i % columns) * (tile.width + tile.gap),
    top: Math.floor(i / columns) * (tile.height + tile.gap),
  });
}

const rows = Math.ceil(codes.length / columns);
await sharp({
  create: {
    width: columns * (tile.width + tile.gap) - tile.gap,
    height: rows * (tile.height + tile.gap) - tile.gap,
    channels: 3,
    background: '#fff',
  },
})
  .composite(overlays)
  .png()
  .toFile(file);
