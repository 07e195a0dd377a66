import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Kernel } from '../kernel.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is about to stop: readiness fails, requests are still answered. */
    readiness: { isStopping: boolean };
  }
}

/** `/healthz`: the process lives. `/readyz`: it can answer shoppers, that is, the database answers within 2 s. */
export function answerHealth(app: FastifyInstance, { db }: Pick<Kernel, 'db'>): void {
  const readiness = { isStopping: false };
  app.decorate('readiness', readiness);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const isReady = !readiness.isStopping && (await Promise.race([answered, wait(2000, false)]));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
