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

/** Characters of all pages that are kept. */
const room = 64_000_000;

/** Cookies that say how a page is drawn, and nothing of who asks. */
const neutral = new Set(['locale', 'theme', 'consent']);

/**
 * Under which key a request's page is the same for everybody; undefined where it may be personal: any cookie but the
 * neutral ones makes it so, and so does anything but GET.
 */
export function sharedKey(request: Request, { locale, theme }: Visit): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim());
  const isShared =
    request.method === 'GET' &&
    request.url.length < 512 &&
    !request.headers.has('authorization') &&
    cookies.every((name) => !name || neutral.has(name));
  return isShared ? `${locale} ${theme} ${request.url}` : undefined;
}

/**
 * Pages of visitors who are nobody yet, kept for some seconds; who asks meanwhile waits for the same rendering. Only
 * pages that were found are kept. Throws when one sets a cookie: it would be given to others.
 */
export function sharedPages() {
  const kept = new LRUCache<string, Rendered, () => Promise<Rendered>>({
    ttl: fresh,
    maxSize: room,
    sizeCalculation: ({ body }) => body.reduce((size, part) => size + part.length, 1),
    fetchMethod: (_key, _stale, { context: render }) => render(),
  });

  return async (key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const page = await kept.forceFetch(key, { context: render });
    if (page.headers.some(([name]) => name === 'set-cookie')) {
      throw new Error(`The page ${key} sets a cookie, so it cannot be shared.`);
    }
    if (page.status !== 200) kept.delete(key);
    return page;
  };
}
