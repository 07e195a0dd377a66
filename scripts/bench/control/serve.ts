import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { Tiles, type TileData } from './Tiles.ts';

/** Pages that a store's listing is compared with: the same tiles in plain React, and the same tiles without a script. */
export interface ControlPages {
  control: string;
  static: string;
  /** What the control's script weighs, bytes of brotli. */
  script: number;
  close: () => void;
}

interface Listing {
  tiles: {
    product?: { url: string; name: string; picture: { code: string }; price: { basePrice: number } };
  }[];
}

const style = `body{margin:0;font:16px/1.4 Arial,sans-serif}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:16px;padding:16px;list-style:none}img{width:100%;height:auto;background:#eee}h2{font-size:16px;font-weight:400;margin:8px 0 0}`;

async function tilesOf(origin: string): Promise<TileData[]> {
  const reply = await fetch(`${origin}/api/v3/category-products?url=zhenschiny/vse`);
  const { tiles } = (await reply.json()) as Listing;
  return tiles.flatMap(({ product }) => {
    if (!product) return [];
    const { url, name, picture, price } = product;
    const amount = `${(price.basePrice / 100).toLocaleString('ru')} ₽`;
    return { url: `/product/${url}`, name, price: amount, picture: picture.code };
  });
}

async function buildEntry(): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'entry.ts' } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : [])).join('\n');
}

const page = (tiles: readonly TileData[], hasScript: boolean) => `<!doctype html><html lang="ru"><head>
<meta charset="utf-8"><title>Одежда</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Одежда"><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>Одежда</h1>
<div id="root">${renderToString(createElement(Tiles, { tiles }))}</div></main>
${hasScript ? `<script>tiles=${JSON.stringify(tiles)}</script><script type="module" src="/entry.js"></script>` : ''}</body></html>`;

/** Pictures come from the store through the same port, as the listing's do. */
async function passPicture(address: string, accept: string, response: ServerResponse): Promise<void> {
  const picture = await fetch(address, { headers: { accept } });
  response.writeHead(picture.status, {
    'content-type': picture.headers.get('content-type') ?? '',
    'cache-control': picture.headers.get('cache-control') ?? '',
  });
  response.end(Buffer.from(await picture.arrayBuffer()));
}

/** Serves both pages, with the goods of the store at `origin`. */
export async function serveControl(origin: string): Promise<ControlPages> {
  const tiles = await tilesOf(origin);
  const script = brotliCompressSync(await buildEntry());
  const files: Record<string, readonly [type: string, encoding: string, bytes: Buffer]> = {
    '/entry.js': ['text/javascript', 'br', script],
    '/': ['text/html; charset=utf-8', 'gzip', gzipSync(page(tiles, true))],
    '/static': ['text/html; charset=utf-8', 'gzip', gzipSync(page(tiles, false))],
  };
  const server = createServer(({ url = '/', headers }, response) => {
    const file = files[url];
    if (!file)
      return void passPicture(origin + url, headers.accept ?? '', response).catch(() => response.destroy());
    const [type, encoding, bytes] = file;
    return response.writeHead(200, { 'content-type': type, 'content-encoding': encoding }).end(bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { control: `${at}/`, static: `${at}/static`, script: script.length, close: () => server.close() };
}
