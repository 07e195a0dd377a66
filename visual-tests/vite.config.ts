import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { defineConfig, type Plugin } from 'vite';

const book = fileURLToPath(new URL('../storybook-static', import.meta.url));

/** Width of a mosaic in squares, and its number of colours. */
const squares = 20;
const colours = 5;

/** Draws a photograph as a mosaic of its size: what it shows, and how it is cut and scaled, can still be seen. */
async function mosaicOf(file: string): Promise<Buffer> {
  const photograph = sharp(await readFile(file));
  const { width, height } = await photograph.metadata();
  const small = await photograph.resize(squares).png({ palette: true, colours, dither: 0 }).toBuffer();
  return sharp(small).resize(width, height, { kernel: 'nearest', fit: 'fill' }).png().toBuffer();
}

/**
 * Answers photographs of the built Storybook as mosaics: no story is about the cloth of a garment, which makes up most of a
 * baseline otherwise.
 */
const mosaics = (): Plugin => ({
  name: 'rukav-mosaics',
  configurePreviewServer({ middlewares }) {
    const made = new Map<string, Promise<Buffer>>();
    middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (!/^\/assets\/[\w-]+\.webp$/.test(pathname)) return next();
      const mosaic = made.get(pathname) ?? mosaicOf(book + pathname);
      made.set(pathname, mosaic);
      response.setHeader('content-type', 'image/png').end(await mosaic);
    });
  },
});

/** Serves the built Storybook to the tests. */
export default defineConfig({
  build: { outDir: book },
  plugins: [mosaics()],
});
