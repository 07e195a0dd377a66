import { createHash } from 'node:crypto';
import type { onSendAsyncHookHandler } from 'fastify';
import { Locale } from '@rukav/contract/values.ts';

/**
 * Who may cache a reply to a read. `shared`: it depends on the address and the locale alone, so that with a
 * `?locale=` in the address anybody may cache it for a minute. `private`: it depends on the visitor's cookies (the city),
 * and only the browser may cache it. Either way the browser asks whether it is still current, and gets a 304 if so.
 */
export type CacheScope = 'private' | 'shared';

const forAnybody = 'public, max-age=60, stale-while-revalidate=60';
const forOneBrowser = 'private, no-cache';

const matches = (sent: string | undefined, tag: string) =>
  sent !== undefined && (sent.trim() === '*' || sent.split(',').some((one) => one.trim() === tag));

/** Sets `ETag` and `Cache-Control` of a successful reply, and answers 304 where the browser has it already. */
export const cacheHeaders =
  (scope: CacheScope): onSendAsyncHookHandler<unknown> =>
  async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const { locale } = request.query as { locale?: unknown };
    const isKeyed = scope === 'shared' && Locale.safeParse(locale).success;
    // The length differs where a proxy has cut the reply.
    const tag = `W/"${payload.length.toString(36)}-${createHash('sha1').update(payload).digest('base64url')}"`;

    reply.header('cache-control', isKeyed ? forAnybody : forOneBrowser).header('etag', tag);
    if (!isKeyed) reply.header('vary', 'cookie');
    if (!matches(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  };
