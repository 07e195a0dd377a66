import type { FastifyError, FastifyInstance } from 'fastify';
import { refuse, type EdgeRefusal, type RefusalName } from './refusals.ts';
import { dropRest } from './rest-of-body.ts';

function nameOf(error: FastifyError | EdgeRefusal): RefusalName {
  if ('refusal' in error) return error.refusal;
  if (error.statusCode === 413) return 'tooLarge';
  return (error.statusCode ?? 500) < 500 ? 'oddRequest' : 'unexpected';
}

/** Replies to everything that goes wrong. A fault of the edge itself is written to the log; the reply tells nothing of it. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | EdgeRefusal>(async (error, request, reply) => {
    const name = nameOf(error);
    if (name === 'unexpected') console.error(error);
    if (name === 'tooLarge' && (await dropRest(request.raw))) reply.removeHeader('connection');
    return refuse(request, reply, name);
  });
  // Pages have a route of their own for reading; `refuseOddRequests` answers the rest.
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'methodNotAllowed'));
}
