import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encodable, type Encodable } from '@rukav/contract/encodable.ts';
import { setCacheHeaders, type CacheScope } from './cache-headers.ts';
import type { Exchange, Route } from './handle.ts';

/** A reply that was made before, ready to be sent. */
export class PreparedReply {
  readonly body: Encodable;
  constructor(body: Encodable) {
    this.body = body;
  }

  async send(request: FastifyRequest, reply: FastifyReply, scope: CacheScope): Promise<FastifyReply> {
    if (setCacheHeaders(request, reply, { scope, body: this.body })) return reply.code(304).send();
    const { bytes, encoding } = await this.body.for(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    const varies = reply.getHeader('vary');
    reply.header('vary', typeof varies === 'string' ? `${varies}, accept-encoding` : 'accept-encoding');
    return reply.type('application/json; charset=utf-8').send(bytes);
  }
}

/** What an answer is made from, and what it depends on besides. */
export interface Origin {
  /** Answers are cached as long as this object is answered from. */
  source: object;
  key: string;
}

/** Bytes of all answers from one source, before they are compressed. */
const usualRoom = 32_000_000;

/**
 * A route whose answers are the same for all who ask the same of one source: each is made, checked, written and compressed
 * once. Nothing of a visitor may go into an answer that `originOf` does not put into the key.
 */
export function memoised(
  route: Route,
  originOf: (exchange: Exchange) => Promise<Origin>,
  room = usualRoom,
): Route {
  const known = new WeakMap<object, LRUCache<string, Encodable, Exchange>>();
  const cacheOf = (source: object) => {
    const cache =
      known.get(source) ??
      new LRUCache<string, Encodable, Exchange>({
        maxSize: room,
        sizeCalculation: ({ plain }) => plain.length + 1,
        ignoreFetchAbort: true,
        fetchMethod: async (_key, _stale, { context }) =>
          encodable(Buffer.from(JSON.stringify(await route.answer(context)))),
      });
    known.set(source, cache);
    return cache;
  };

  return {
    ...route,
    answer: async (exchange) => {
      const { source, key } = await originOf(exchange);
      return new PreparedReply(await cacheOf(source).forceFetch(key, { context: exchange }));
    },
  };
}
