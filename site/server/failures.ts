import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import { refuse, type EdgeRefusal, type RefusalName } from './refusals.ts';

/** What is read of a body that is too large, so that its sender hears why before the connection closes, bytes. */
const heardOut = 1024 * 1024;

/** Reads and drops the rest of a body. Resolves with whether it ended before `most` bytes. */
function dropRest(body: IncomingMessage, most: number): Promise<boolean> {
  if (body.complete) return Promise.resolve(true);
  return new Promise((resolve) => {
    let dropped = 0;
    body.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > most) resolve(false);
    });
    body.once('end', () => resolve(true));
    body.once('close', () => resolve(false));
    body.resume();
  });
}

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
    if (name === 'tooLarge' && (await dropRest(request.raw, heardOut))) reply.removeHeader('connection');
    return refuse(request, reply, name);
  });
  // Pages have a route of their own for reading; `refuseOddRequests` answers the rest.
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'methodNotAllowed'));
}
