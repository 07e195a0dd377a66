import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process lives. `/readyz`: it can serve a shopper; it asks the backend, and fails first when a stop begins. */
export function answerHealth(app: FastifyInstance, apiUrl: string, isStopping: () => boolean): void {
  const isBackendReady = () =>
    fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && (await isBackendReady());
    return reply.code(isReady ? 200 : 503).send(isReady ? 'ready' : 'not ready');
  });
}
