import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { ReadSession, Visitor } from '../app/server-scope.ts';
import { readVisit, type Asked, type Visit } from '../app/visit.ts';
import { cleanAddress } from './clean-address.ts';
import { createLocalesInForce } from './locales-in-force.ts';
import { withoutMarks } from './marks.ts';
import { createRenderQueue } from './render-queue.ts';
import {
  hasSession,
  ownVisitor,
  sharedKey,
  sharedPages,
  sharedVisitor,
  toRendered,
  type Rendered,
} from './shared-pages.ts';

/** How a request's page is to be drawn. */
export const visitOf = (request: FastifyRequest, publicUrl: string): Visit =>
  readVisit(askedBy(request, publicUrl));

/** What the build's entry renders pages with (`createRendering` in `app/entry.server.tsx`). */
export interface Rendering {
  contextOf: (request: Request, visit: Visit, visitor: Visitor) => RouterContextProvider;
  /** Asks the backend what a visitor's session says. */
  sessionOf: (request: Request, cookie: string) => Promise<ReadSession>;
}

const askedBy = ({ method, url, headers }: FastifyRequest, publicUrl: string): Asked => ({
  method,
  url: publicUrl + url,
  headers: {
    get: (name) => headers[name]?.toString() ?? null,
    has: (name) => headers[name] !== undefined,
  },
});

/** The request as React Router takes it. Its origin is the store's own, whatever Host the client sent. */
function toRequest({ method, headers, ip, id }: FastifyRequest, address: string): Request {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) passed.append(name, one);
  }
  passed.set('x-forwarded-for', ip);
  passed.set('x-request-id', id);
  return new Request(address, { method, headers: passed });
}

/** The same address, asked for by nobody in particular. */
function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return new Request(request.url, { headers });
}

/**
 * Hands the visitor the cookies with which the backend lengthened her session. They stand in her reply alone: what is cached
 * has none, and neither has a page that others on her way may keep.
 */
function giveCookies(reply: FastifyReply, cookies: readonly string[]) {
  const isPublic = String(reply.getHeader('cache-control')).includes('public');
  if (cookies.length > 0 && !isPublic) reply.header('set-cookie', cookies);
}

/** Returns a signal that a visitor has gone, or has the reply. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Leads to the clean address of a page. Two slashes at the front would name another host. */
const leadTo = (address: string, reply: FastifyReply) =>
  reply
    .code(301)
    .header('cache-control', 'no-store')
    .header('location', address.replace(/^[/\\]+/, '/'))
    .send();

/** Answers a page that many see: compressed once for all, and not at all to who has it. */
async function answerShared(asked: FastifyRequest, reply: FastifyReply, { status, body }: Rendered) {
  reply.header('vary', 'accept-encoding, cookie');
  if (status === 200) {
    reply.header('etag', body.tag());
    if (body.isHeldBy(asked.headers['if-none-match'])) return reply.code(304).send();
  }
  const { bytes, encoding } = await body.for(asked.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).send(bytes);
}

/**
 * Renders the site's pages. What stands in a page is the same for all of a city and a language who are signed in, or not, and
 * so it is rendered once for all who ask at the same time (`sharedPages`); what is personal, the browser asks for.
 */
export function pages(build: ServerBuild, { contextOf, sessionOf }: Rendering, publicUrl: string) {
  const handle = createRequestHandler(build, 'production');
  const share = sharedPages();
  const queue = createRenderQueue();
  const inForce = createLocalesInForce();

  const draw = async (request: Request, visit: Visit, visitor: Visitor) =>
    toRendered(await handle(request, contextOf(request, visit, visitor)));

  /** Renders a page that many see once for all of them. */
  function renderShared(ip: string, key: string, request: Request, visit: Visit, visitor: Visitor) {
    queue.hurry(ip, key);
    return share(key, () => queue.render(ip, () => draw(request, visit, visitor), { key }));
  }

  /** Whom the page is for. No visitor where the session cannot be read: that page, a fault, is nobody else's. */
  async function sharedVisitorOf(
    asked: Asked,
    visit: Visit,
    made: () => Request,
  ): Promise<{ visitor?: Visitor; cookies: readonly string[] }> {
    if (!hasSession(asked)) return { visitor: sharedVisitor(asked, visit), cookies: [] };
    const read = await sessionOf(made(), ownVisitor(asked, visit).cookie).catch(() => undefined);
    return read
      ? { visitor: sharedVisitor(asked, visit, read.session), cookies: read.cookies }
      : { cookies: [] };
  }

  return async (asked: FastifyRequest, reply: FastifyReply) => {
    const clean = cleanAddress(asked.url);
    if (clean !== asked.url) return leadTo(clean, reply);
    const request = askedBy(asked, publicUrl);
    const whole = () => toRequest(asked, request.url);
    const visit = await inForce(readVisit(request), async (cookie) => {
      const { session } = await sessionOf(whole(), cookie);
      return session;
    });
    const { visitor, cookies } = await sharedVisitorOf(request, visit, whole);
    const address = withoutMarks(request.url);
    const key = visitor && sharedKey({ ...request, url: address }, visit, visitor);
    const page =
      visitor && key !== undefined
        ? await renderShared(asked.ip, key, withoutCookies(toRequest(asked, address)), visit, visitor)
        : undefined;

    // What leads elsewhere leads there with the marks of the address.
    if (page === undefined || (page.status !== 200 && address !== request.url)) {
      const signal = goneSignal(reply);
      const own = new Request(whole(), { signal });
      const drawn = () => draw(own, visit, visitor ?? ownVisitor(request, visit));
      const drawing = queue.render(asked.ip, drawn, { signal });
      const drawnPage = await drawing.catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (!drawnPage) return reply.hijack();
      const { status, headers, body } = drawnPage;
      for (const [name, value] of headers) reply.header(name, value);
      giveCookies(reply, cookies);
      return reply.code(status).send(body.plain);
    }
    for (const [name, value] of page.headers) reply.header(name, value);
    giveCookies(reply, cookies);
    return answerShared(asked, reply, page);
  };
}
