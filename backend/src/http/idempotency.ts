import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { sqlState, transaction } from '../database/transaction.ts';
import { Refusal } from './refusal.ts';

/** What makes a repeat a repeat. */
export interface Repeatable {
  /** `Idempotency-Key` of the request. */
  key: string;
  /** The session. */
  actor: string;
  /** Method and path as the contract writes them. */
  route: string;
  /** What the first one asked for; another body under the same key is refused. */
  asked: unknown;
  now: Date;
}

/** How long a repeat waits for the first one's answer in this process, ms; in another one as long as a statement may take. */
const patience = 8000;
/** SQLSTATE of a statement that took longer than it may. */
const statementTimeout = '57014';
const busy = () => new Refusal('idempotency_conflict', { retryAfter: 1 }, 409);

/** Keys whose first request runs in this process: repeats wait here, not with a connection of the pool in hand. */
const inFlight = new Map<string, Promise<unknown>>();

async function withinPatience(earlier: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patience, 'late');
  });
  const outcome = await Promise.race([earlier.then(() => 'done').catch(() => 'done'), late]);
  clearTimeout(timer);
  if (outcome === 'late') throw busy();
}

async function claim(trx: Transaction<Database>, { key, actor, route, now }: Repeatable, bodyHash: Buffer) {
  // A second process with the same key waits in this insert until the first one's transaction has ended.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency')
    .values({ key, actor, route, body_hash: bodyHash, body: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['key', 'actor']).doNothing())
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw sqlState(error) === statementTimeout ? busy() : error;
    });
  return numInsertedOrUpdatedRows === 1n;
}

async function firstAnswer(trx: Transaction<Database>, { key, actor, route }: Repeatable, bodyHash: Buffer) {
  const first = await trx
    .selectFrom('idempotency')
    .select(['route', 'body_hash', 'body'])
    .where('key', '=', key)
    .where('actor', '=', actor)
    .executeTakeFirst();
  if (!first) throw busy();
  if (first.route !== route || !bodyHash.equals(first.body_hash)) throw new Refusal('idempotency_conflict');
  return first.body;
}

/**
 * Does `work` once for a key: its effect and its answer are committed together, and every repeat gets that answer, also
 * after a crash between the commit and the answer. A refusal or a fault undoes everything, so that a repeat tries anew.
 */
export async function doOnce<Answer>(
  db: Kysely<Database>,
  repeatable: Repeatable,
  work: (trx: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  const id = JSON.stringify([repeatable.actor, repeatable.key]);
  for (let earlier = inFlight.get(id); earlier; earlier = inFlight.get(id)) await withinPatience(earlier);

  const bodyHash = createHash('sha256').update(JSON.stringify(repeatable.asked)).digest();
  const run = transaction(db, async (trx) => {
    if (!(await claim(trx, repeatable, bodyHash)))
      return (await firstAnswer(trx, repeatable, bodyHash)) as Answer;
    const answer = await work(trx);
    await trx
      .updateTable('idempotency')
      .set({ body: JSON.stringify(answer) })
      .where('key', '=', repeatable.key)
      .where('actor', '=', repeatable.actor)
      .execute();
    return answer;
  });
  inFlight.set(id, run);
  try {
    return await run;
  } finally {
    if (inFlight.get(id) === run) inFlight.delete(id);
  }
}
