import { sql, type Kysely } from 'kysely';
import { messageSlots, type MessageSlot } from '@rukav/contract/notifications/slots.ts';
import type { Database } from '../database/schema.ts';

/** Of how many slots messages were not read yet, and how many of each. */
export async function unreadOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<Record<MessageSlot, number>> {
  const rows = await db
    .selectFrom('account_message')
    .select(['slot', ({ fn }) => fn.countAll<string>().as('count')])
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .groupBy('slot')
    .execute();
  const counts = messageSlots.map(
    (slot) => [slot, Number(rows.find((row) => row.slot === slot)?.count ?? 0)] as const,
  );
  return Object.fromEntries(counts) as Record<MessageSlot, number>;
}

/** The notifications of one member. */
export const createMessageRepository = (db: Kysely<Database>, accountId: string) => {
  const of = (slot: MessageSlot | undefined) =>
    db
      .selectFrom('account_message')
      .where('account_id', '=', accountId)
      .$if(slot !== undefined, (query) => query.where('slot', '=', slot as MessageSlot));

  return {
    /** The newest first. */
    page: (
      slot: MessageSlot | undefined,
      { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
    ) =>
      of(slot)
        .selectAll()
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),

    count: async (slot: MessageSlot | undefined): Promise<number> => {
      const row = await of(slot)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Of a slot or of all; of these the named ones alone, where any are named. */
    read: ({ slot, ids }: { slot: MessageSlot | undefined; ids: readonly string[] | undefined }, now: Date) =>
      db
        .updateTable('account_message')
        .set({ read_at: now })
        .where('account_id', '=', accountId)
        .where('read_at', 'is', null)
        .$if(slot !== undefined, (query) => query.where('slot', '=', slot as MessageSlot))
        .$if(ids !== undefined, (query) => query.where(sql<string>`id::text`, 'in', ids ?? []))
        .execute(),
  };
};
