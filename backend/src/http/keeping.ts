import { createHash } from 'node:crypto';
import type { onSendAsyncHookHandler } from 'fastify';
import { Locale } from '@rukav/contract/values.ts';

/**
 * How far a reply to a read may be kept. `shared`: it depends on the address and the locale alone, so that with a
 * `?locale=` in the address anybody may keep it for a minute. `private`: it depends on the visitor's cookies (the city),
 * and only the browser may keep it. Either way the browser asks whether it still holds, and gets a short answer if so.
 */
export type Keep = 'private' | 'shared';

const forAnybody = 'public, max-age=60, stale-while-revalidate=60';
const forOneBrowser = 'private, no-cache';

const matches = (told: string | undefined, tag: string) =>
  told !== undefined && (told.trim() === '*' || told.split(',').some((one) => one.trim() === tag));

/** Tags a successful reply with what it holds, and answers 304 where the browser has it already. */
export const keeping =
  (keep: Keep): onSendAsyncHookHandler<unknown> =>
  async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const { locale } = request.query as { locale?: unknown };
    const isKeyed = keep === 'shared' && Locale.safeParse(locale).success;
    // The length tells apart what a proxy has cut.
    const tag = `W/"${payload.length.toString(36)}-${createHash('sha1').update(payload).digest('base64url')}"`;

    reply.header('cache-control', isKeyed ? forAnybody : forOneBrowser).header('etag', tag);
    if (!isKeyed) reply.header('vary', 'cookie');
    if (!matches(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  };
