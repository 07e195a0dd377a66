import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { readVisit, type Visit } from '../app/visit.ts';
import { sharedKey, sharedPages, toRendered } from './shared-pages.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Cheap levels: a page is compressed for one visitor, not once for all. */
const compress = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipped(body, { level: 5 }),
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '');
  if (!headers.has('x-request-id')) headers.set('x-request-id', randomUUID());
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const host = incoming.headers.host ?? 'localhost';
  return new Request(new URL(incoming.url ?? '/', `http://${host}`), {
    method,
    headers,
    ...(hasBody && { body: new Uint8Array(await bodyOf(incoming)) }),
  });
}

/**
 * Renders the site's pages: those of a visitor without a session once for all who ask meanwhile (`sharedPages`), all
 * others anew. `contextOf` makes the scope of a rendering.
 */
export function pages(
  build: ServerBuild,
  contextOf: (request: Request, visit: Visit) => RouterContextProvider,
) {
  const handle = createRequestHandler(build, 'production');
  const share = sharedPages();

  const render = async (request: Request, visit: Visit) =>
    toRendered(await handle(request, contextOf(request, visit)), visit.nonce);

  return async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const nonce = randomBytes(16).toString('base64');
    const request = await toRequest(incoming);
    const visit = readVisit(request, nonce);
    const key = sharedKey(request, visit);
    const page = await (key === undefined
      ? render(new Request(request, { signal: gone.signal }), visit)
      : share(key, () => render(request, visit)));

    const body = Buffer.from(page.body.join(nonce));
    const accepted = incoming.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    const sent = encoding && body.length > 1024 ? await compress[encoding](body) : body;

    for (const [name, value] of page.headers) outgoing.appendHeader(name, value.join(nonce));
    if (incoming.method !== 'HEAD') outgoing.setHeader('content-length', sent.length);
    outgoing.appendHeader('vary', 'accept-encoding');
    if (sent !== body && encoding) outgoing.setHeader('content-encoding', encoding);
    outgoing.writeHead(page.status);
    outgoing.end(incoming.method === 'HEAD' ? undefined : sent);
  };
}
