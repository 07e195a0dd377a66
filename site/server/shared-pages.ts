import { LRUCache } from 'lru-cache';
import type { Visit } from '../app/visit.ts';

/** A page as it was rendered, without what belongs to one answer alone. */
export interface Rendered {
  status: number;
  /** Their values and the page itself are cut where the nonce stands. */
  headers: readonly (readonly [name: string, value: readonly string[]])[];
  body: readonly string[];
}

/** Takes a response apart, so that it can be answered under another nonce. */
export async function toRendered(response: Response, nonce: string): Promise<Rendered> {
  return {
    status: response.status,
    headers: [...response.headers].map(([name, value]) => [name, value.split(nonce)]),
    body: (await response.text()).split(nonce),
  };
}

/** How long a page is the same for everybody, ms. */
const fresh = 5000;

/** Characters of all pages that are cached. */
const usualRoom = 64_000_000;

/** The cookies that change a page. All others are somebody else's: a counter's, a chat's, an advertiser's. */
const sessionCookies = /(?:^|;\s*)(?:__Host-)?session(?:=|;|$)/;
const cityCookie = /(?:^|;\s*)city=(\d{1,9})(?:;|$)/;

/**
 * The key under which a page is the same for everybody: language, theme, city and address. Undefined for a visitor with a
 * session, whose page may be personal, and for anything but GET.
 */
export function sharedKey(request: Request, { locale, theme }: Visit): string | undefined {
  const cookies = request.headers.get('cookie') ?? '';
  const isShared =
    request.method === 'GET' &&
    request.url.length < 512 &&
    !request.headers.has('authorization') &&
    !sessionCookies.test(cookies);
  const city = cityCookie.exec(cookies)?.[1] ?? '';
  return isShared ? `${locale} ${theme} ${city} ${request.url}` : undefined;
}

/**
 * Caches pages of visitors without a session for some seconds; requests for a page that is being rendered wait for that
 * rendering. Only pages that were found are cached. Throws when a page sets a cookie: it would be given to others.
 * `room` is the size of all cached pages, in characters.
 */
export function sharedPages({
  room = usualRoom,
  clock = performance,
}: { room?: number; clock?: Pick<Performance, 'now'> } = {}) {
  const cache = new LRUCache<string, Rendered, () => Promise<Rendered>>({
    ttl: fresh,
    ttlResolution: 0,
    perf: clock,
    maxSize: room,
    sizeCalculation: ({ body }) => body.reduce((size, part) => size + part.length, 1),
    // A page that is evicted while it is rendered is as good as before to whoever waits for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  });

  return async (key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const page = await cache.forceFetch(key, { context: render });
    if (page.headers.some(([name]) => name === 'set-cookie')) {
      throw new Error(`The page ${key} sets a cookie, so it cannot be shared.`);
    }
    if (page.status !== 200) cache.delete(key);
    return page;
  };
}
