import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { readVisit, type Visit } from '../app/visit.ts';
import { renderQueue } from './render-queue.ts';
import { sharedKey, sharedPages, toRendered } from './shared-pages.ts';

/** How a request's page is to be drawn: language, theme and the nonce of its scripts. */
export const visitOf = (asked: FastifyRequest, publicUrl: string, nonce = ''): Visit =>
  readVisit(toRequest(asked, publicUrl), nonce);

/** The request as React Router takes it. Its origin is the store's own, whatever Host the client sent. */
function toRequest({ method, url, headers, ip, id }: FastifyRequest, publicUrl: string): Request {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) passed.append(name, one);
  }
  passed.set('x-forwarded-for', ip);
  passed.set('x-request-id', id);
  return new Request(publicUrl + url, { method, headers: passed });
}

/**
 * Renders the site's pages: those of visitors without a session once for all who ask at the same time (`sharedPages`), all
 * others one by one. `contextOf` makes the scope of a rendering.
 */
export function pages(
  build: ServerBuild,
  contextOf: (request: Request, visit: Visit) => RouterContextProvider,
  publicUrl: string,
) {
  const handle = createRequestHandler(build, 'production');
  const share = sharedPages();
  const inTurn = renderQueue();

  const render = (request: Request, visit: Visit) =>
    inTurn(async () => toRendered(await handle(request, contextOf(request, visit)), visit.nonce));

  return async (asked: FastifyRequest, reply: FastifyReply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const nonce = randomBytes(16).toString('base64');
    const request = toRequest(asked, publicUrl);
    const visit = readVisit(request, nonce);
    const key = sharedKey(request, visit);
    const page = await (key === undefined
      ? render(new Request(request, { signal: gone.signal }), visit)
      : share(key, () => render(request, visit)));

    for (const [name, value] of page.headers) reply.header(name, value.join(nonce));
    return reply.code(page.status).send(Buffer.from(page.body.join(nonce)));
  };
}
