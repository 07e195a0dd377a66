import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Kernel, Subject } from '../kernel.ts';

const away = 'the database does not answer';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is about to stop: readiness fails, requests are still answered. */
    readiness: { isStopping: boolean };
  }
}

/** Why shoppers cannot be served: the database does not answer within 2 s, or a subject lacks something. */
async function reasonOf(kernel: Kernel, subjects: readonly Subject[]): Promise<string | undefined> {
  const look = async () => {
    await sql`select 1`.execute(kernel.db);
    for (const { unready } of subjects) {
      const reason = await unready?.(kernel);
      if (reason) return reason;
    }
    return undefined;
  };
  const looked = look().catch(() => away);
  return Promise.race([looked, wait(2000, away)]);
}

/** `/healthz`: the process lives. `/readyz`: it can answer shoppers; 503 with the reason when it cannot. */
export function answerHealth(app: FastifyInstance, kernel: Kernel, subjects: readonly Subject[]): void {
  const readiness = { isStopping: false };
  app.decorate('readiness', readiness);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = readiness.isStopping ? 'stopping' : await reasonOf(kernel, subjects);
    return reason ? reply.code(503).send({ status: 'not ready', reason }) : reply.send({ status: 'ready' });
  });
}
