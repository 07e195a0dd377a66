import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|html|json|svg|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every text file of the browser's build, at the strongest level: it is done once. */
export async function compressAssets(folder: URL) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const url = new URL(file, folder);
        const content = await readFile(url);
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          promisify(gzip)(content, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${url.pathname}.br`, br), writeFile(`${url.pathname}.gz`, gz)]);
      }),
  );
}
