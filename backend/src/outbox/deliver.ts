import { sql, type Kysely, type Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { job, type Job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import type { MessagePort } from './message-port.ts';
import type { Channel, OutboxMessageTable } from './tables.ts';

type Message = Selectable<OutboxMessageTable>;

const attempts = 8;
/** How long a taken message belongs to its taker, ms; after that another process tries. */
const lease = 60_000;

/** Takes what is due by these channels, each message by one process only, and puts it off until the lease ends. */
async function take(db: Kysely<Database>, channels: readonly Channel[], now: Date): Promise<Message[]> {
  const due = db
    .selectFrom('outbox_message')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(20)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox_message')
    .set({ due_at: new Date(now.getTime() + lease), attempts: sql`attempts + 1` })
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** Pause before the next try: 5 s, 10 s, 20 s, … */
const pauseAfter = (tries: number) => 5000 * 2 ** (tries - 1);

/** What waits in the place of a message that reached nobody goes now. */
const bringForward = (db: Kysely<Database>, id: number, now: Date) =>
  db
    .updateTable('outbox_message')
    .set({ due_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

/** Sends what is due and answers how many messages went out. A message that fails eight times is given up. */
export async function deliverDue(ports: {
  db: Kysely<Database>;
  clock: Clock;
  port: MessagePort;
  channels: readonly Channel[];
  keepsText: boolean;
}) {
  const { db, clock, port, channels, keepsText } = ports;
  const taken = await take(db, channels, clock.now());
  const outcomes = await Promise.allSettled(taken.map((message) => port.send(message)));
  for (const [index, { status }] of outcomes.entries()) {
    const { id, attempts: tries, fallback_id: fallback } = taken[index] as Message;
    const now = clock.now();
    const isSent = status === 'fulfilled';
    const isGivenUp = tries >= attempts || fallback !== null;
    const state = isSent ? 'sent' : isGivenUp ? 'failed' : 'waiting';
    if (!isSent && fallback !== null) await bringForward(db, fallback, now);
    await db
      .updateTable('outbox_message')
      .set({
        state,
        ...(isSent ? { sent_at: now } : { due_at: new Date(now.getTime() + pauseAfter(tries)) }),
        // Codes and links are worth something: nothing of them stays where nobody has to read them.
        ...(state !== 'waiting' && !keepsText
          ? { text: '', html: null, values: '{}', unsubscribe_url: null }
          : {}),
      })
      .where('id', '=', id)
      .execute();
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

/** Sends what goes by these channels, once a second. */
export const deliverJob = (
  { db, clock, config }: Kernel,
  { name, port, channels }: { name: string; port: MessagePort; channels: readonly Channel[] },
): Job<object> =>
  job({
    name,
    every: 1000,
    run: async () => {
      while ((await deliverDue({ db, clock, port, channels, keepsText: config.isDemo })) > 0);
    },
  });
