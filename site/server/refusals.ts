import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommonCode, ErrorReply } from '@rukav/contract';
import { isBackends } from './backend-addresses.ts';

interface Refused {
  status: number;
  code: CommonCode | 'method_not_allowed';
  message: string;
}

/** What the edge itself refuses, before a page is rendered or the backend is asked. */
export const refusals = {
  bodyNotAllowed: {
    status: 400,
    code: 'validation',
    message: 'A request with this method has no body.',
  },
  oddRequest: { status: 400, code: 'validation', message: 'The request cannot be understood.' },
  methodNotAllowed: {
    status: 405,
    code: 'method_not_allowed',
    message: 'Pages are read with GET and HEAD only.',
  },
  tooLarge: { status: 413, code: 'payload_too_large', message: 'The body is too large.' },
  tooMany: {
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests of one address or connection are open at once.',
  },
  overloaded: {
    status: 503,
    code: 'upstream_unavailable',
    message: 'The store has more to do than it can. Try again in a moment.',
  },
  backendAway: { status: 503, code: 'upstream_unavailable', message: 'The backend does not answer.' },
  unexpected: { status: 500, code: 'unexpected', message: 'The page could not be made.' },
} as const satisfies Record<string, Refused>;

export type RefusalName = keyof typeof refusals;

/** Thrown inside the edge; `answerFailures` turns it into a reply. */
export class EdgeRefusal extends Error {
  readonly refusal: RefusalName;

  constructor(refusal: RefusalName) {
    super(refusals[refusal].message);
    this.name = 'EdgeRefusal';
    this.refusal = refusal;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The page that a shopper reads when a page cannot be made, in her language: a whole HTML document. */
    faultPage: (request: FastifyRequest) => string;
  }
}

/**
 * Replies with a refusal: to a call in the contract's envelope, to a page as a page where waiting helps and as plain text where
 * the request is at fault. A refusal that may pass says after how many seconds to retry.
 */
export function refuse(request: FastifyRequest, reply: FastifyReply, name: RefusalName): FastifyReply {
  const { status, code, message } = refusals[name];
  if (status === 429 || status === 503) reply.header('retry-after', '2');
  if (status === 405) reply.header('allow', 'GET, HEAD');
  reply.code(status).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if (isBackends(request.url)) {
    const body: ErrorReply = { errors: [{ code, message }], requestId: request.id };
    return reply.type('application/json; charset=utf-8').send(body);
  }
  return status < 429
    ? reply.type('text/plain; charset=utf-8').send(message)
    : reply.type('text/html; charset=utf-8').send(request.server.faultPage(request));
}
