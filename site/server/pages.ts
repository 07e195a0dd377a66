import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';

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

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
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
    signal,
    ...(hasBody && { body: new Uint8Array(await bodyOf(incoming)) }),
  });
}

/** Renders the site's pages; the scope and the nonce of a request are made by `contextOf`. */
export function pages(build: ServerBuild, contextOf: (request: Request) => RouterContextProvider) {
  const render = createRequestHandler(build, 'production');

  return async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const request = await toRequest(incoming, gone.signal);
    const response = await render(request, contextOf(request));

    const body = Buffer.from(await response.arrayBuffer());
    const accepted = incoming.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    const sent = encoding && body.length > 1024 ? await compress[encoding](body) : body;

    for (const cookie of response.headers.getSetCookie()) outgoing.appendHeader('set-cookie', cookie);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
    outgoing.setHeader('content-length', sent.length);
    outgoing.appendHeader('vary', 'accept-encoding');
    if (sent !== body && encoding) outgoing.setHeader('content-encoding', encoding);
    outgoing.writeHead(response.status);
    outgoing.end(incoming.method === 'HEAD' ? undefined : sent);
  };
}
