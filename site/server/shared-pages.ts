import { LRUCache } from 'lru-cache';
import { encodable, type Encodable } from '@rukav/contract/encodable.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import type { Asked, Visit } from '../app/visit.ts';
import type { Visitor } from '../app/server-scope.ts';

/** A page as it was rendered. */
export interface Rendered {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Encodable;
}

export const toRendered = async (response: Response): Promise<Rendered> => ({
  status: response.status,
  headers: [...response.headers],
  body: encodable(Buffer.from(await response.arrayBuffer())),
});

/** How long a page is given as it is, ms. */
const fresh = 5000;

/** How long a page is given at most, ms. Once it is no longer fresh, it is given while it is rendered anew. */
const kept = 30_000;

/** Bytes of all pages that are cached, as they were rendered. */
const usualRoom = 64_000_000;

/** The cookies that change a page. All others are somebody else's: a counter's, a chat's, an advertiser's. */
const sessionCookies = /(?:^|;\s*)(?:__Host-)?session(?:=|;|$)/;
const cityCookie = /(?:^|;\s*)city=(\d{1,9})(?:;|$)/;

/** Whether a request carries a session, which only the backend can read. */
export const hasSession = (request: Asked): boolean =>
  sessionCookies.test(request.headers.get('cookie') ?? '');

/**
 * Whom a page is rendered for that many may see: somebody of a city, of whom nothing else is known than whether she is signed
 * in. No cookie of a session goes with it, so that nothing personal can stand in the page.
 */
export function sharedVisitor(request: Asked, { locale }: Visit, session?: Session): Visitor {
  const city = session?.cityId ?? cityCookie.exec(request.headers.get('cookie') ?? '')?.[1];
  return {
    cookie: city === undefined ? `locale=${locale}` : `locale=${locale}; city=${city}`,
    ...(session && { session }),
  };
}

/** Whom a page is rendered for that nobody else may see. */
export function ownVisitor(request: Asked, { locale }: Visit): Visitor {
  const others = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair && !pair.startsWith('locale='));
  return { cookie: [...others, `locale=${locale}`].join('; ') };
}

/**
 * The key under which a page is the same for everybody: theme, language, city, whether somebody is signed in, and address.
 * Undefined where a page is nobody else's.
 */
export function sharedKey(request: Asked, { theme }: Visit, visitor: Visitor): string | undefined {
  const isShared =
    request.method === 'GET' && request.url.length < 512 && !request.headers.has('authorization');
  const actor = visitor.session?.actor ?? 'guest';
  return isShared ? `${theme} ${actor} ${visitor.cookie} ${request.url}` : undefined;
}

/** A page that is given to those who wait for it and to nobody after them. */
class NotCached extends Error {
  readonly page: Rendered;

  constructor(page: Rendered) {
    super(`The page has the status ${page.status}.`);
    this.page = page;
  }
}

async function cacheable(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
  const page = await render();
  if (page.headers.some(([name]) => name === 'set-cookie')) {
    throw new Error(`The page ${key} sets a cookie, so it cannot be shared.`);
  }
  if (page.status !== 200) throw new NotCached(page);
  return page;
}

/**
 * Caches pages. Requests for a page that is being rendered wait for that rendering; where it was rendered before, at most half
 * a minute ago, they get it as it was, and the next ones get it anew. A rendering that fails leaves the page that was there.
 * Only pages that were found are cached. Throws when a page sets a cookie: it would be given to others. `room` is the size of
 * all cached pages, in bytes.
 */
export function sharedPages({
  room = usualRoom,
  clock = performance,
}: { room?: number; clock?: Pick<Performance, 'now'> } = {}) {
  const cache = new LRUCache<string, Rendered, () => Promise<Rendered>>({
    ttl: kept,
    ttlResolution: 0,
    perf: clock,
    maxSize: room,
    sizeCalculation: ({ body }) => body.plain.length + 1,
    // A page that is evicted while it is rendered is as good as before to whoever waits for it.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (key, _stale, { context: render }) => cacheable(key, render),
  });

  return async (key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const left = cache.getRemainingTTL(key);
    try {
      return await cache.forceFetch(key, {
        context: render,
        allowStale: left > 0,
        forceRefresh: left <= kept - fresh,
      });
    } catch (error) {
      if (error instanceof NotCached) return error.page;
      throw error;
    }
  };
}
