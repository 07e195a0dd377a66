import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { invalidValues, type InvalidValue } from '../database/valid-rows.ts';
import type { Kernel } from '../kernel.ts';

/** Time within which a logged value is not logged again, ms. */
const quiet = 3_600_000;

/** Writes values that answers leave out to the log, by table, id and field. Each is written once an hour at most. */
export function logInvalidValues(app: FastifyInstance, { log }: Pick<Kernel, 'log'>): void {
  const logged = new LRUCache<string, true>({ max: 10_000, ttl: quiet });
  const write = (message: unknown) => {
    const { table, id, field } = message as InvalidValue;
    const key = `${table} ${String(id)} ${field}`;
    if (logged.has(key)) return;
    logged.set(key, true);
    log.warn({ table, id, field }, 'a value cannot be shown and is left out');
  };
  invalidValues.subscribe(write);
  app.addHook('onClose', async () => {
    invalidValues.unsubscribe(write);
  });
}
