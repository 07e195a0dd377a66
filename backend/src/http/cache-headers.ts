import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { encodable, type Encodable } from '@rukav/contract/encodable.ts';
import { Locale } from '@rukav/contract/values.ts';

/**
 * Who may cache a reply to a read. `shared`: it depends on the address and the locale alone, so that with a
 * `?locale=` in the address anybody may cache it for a minute. `private`: it depends on the visitor's cookies (the city),
 * and only the browser may cache it. Either way the browser asks whether it is still current, and gets a 304 if so.
 */
export type CacheScope = 'private' | 'shared';

const forAnybody = 'public, max-age=60, stale-while-revalidate=60';
const forOneBrowser = 'private, no-cache';

/** Sets `ETag`, `Cache-Control` and `Vary`. Answers whether the caller has these bytes already: then a 304 is due. */
export function setCacheHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { scope, body }: { scope: CacheScope; body: Encodable },
): boolean {
  const { locale } = request.query as { locale?: unknown };
  const isKeyed = scope === 'shared' && Locale.safeParse(locale).success;
  reply.header('cache-control', isKeyed ? forAnybody : forOneBrowser).header('etag', body.tag());
  if (!isKeyed) reply.header('vary', 'cookie');
  return body.isHeldBy(request.headers['if-none-match']);
}

/** Does so for a successful reply in JSON, and sends nothing to who has it. */
export const cacheHeaders =
  (scope: CacheScope): onSendAsyncHookHandler<unknown> =>
  async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const body = encodable(Buffer.from(payload));
    if (!setCacheHeaders(request, reply, { scope, body })) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  };
