import type { ExpressionBuilder, Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { finalStatuses, firstStatus } from './lifecycle.ts';
import { makeOrderNumber } from './order-number.ts';
import type { OrderLineTable, OrderReservationTable, PlacedOrderTable } from './tables.ts';

export type OrderRow = Selectable<PlacedOrderTable>;
export type LineOfOrder = Selectable<OrderLineTable>;

/** Whose orders may be read: an account's, and those that this session has made as a guest. */
export interface OrderReader {
  accountId: string | null;
  sessionId: string;
}

/** An order that does not have its number yet. */
export interface NewOrder {
  order: Omit<Insertable<PlacedOrderTable>, 'number' | 'status'>;
  lines: Omit<Insertable<OrderLineTable>, 'order_number' | 'position'>[];
  reservations: Omit<OrderReservationTable, 'order_number'>[];
}

const ofReader = (db: Kysely<Database>, number: string, { accountId, sessionId }: OrderReader) =>
  db
    .selectFrom('placed_order')
    .selectAll()
    .where('number', '=', number)
    .where((eb) =>
      accountId
        ? eb.or([eb('account_id', '=', accountId), eb('session_id', '=', sessionId)])
        : eb('session_id', '=', sessionId),
    );

/** A page of a list: orders that still change or are over, or those that have receipts. */
export interface OrderListing {
  type: 'order' | 'receipt';
  state: 'current' | 'history';
  pageNumber: number;
  pageSize: number;
  status?: OrderRow['status'] | undefined;
  kind?: OrderRow['kind'] | undefined;
  /** Only orders that were placed then or later. */
  since?: Date | undefined;
}

const isListed =
  ({ status, kind, since }: OrderListing) =>
  (row: ExpressionBuilder<Database, 'placed_order'>) =>
    row.and([
      ...(status ? [row('status', '=', status)] : []),
      ...(kind ? [row('kind', '=', kind)] : []),
      ...(since ? [row('created_at', '>=', since)] : []),
    ]);

export type OrderRepository = ReturnType<typeof createOrderRepository>;

/** Orders. Nobody reads one that is not their own. */
export const createOrderRepository = (db: Kysely<Database>) => ({
  /** Writes an order down and answers it with its number. */
  add: async ({ order, lines, reservations }: NewOrder): Promise<OrderRow> => {
    const row = await db
      .insertInto('placed_order')
      .values({ ...order, status: firstStatus, number: makeOrderNumber() })
      .returningAll()
      .executeTakeFirstOrThrow();
    const ofOrder = { order_number: row.number };
    if (lines.length > 0)
      await db
        .insertInto('order_line')
        .values(lines.map((line, position) => ({ ...line, ...ofOrder, position })))
        .execute();
    if (reservations.length > 0)
      await db
        .insertInto('order_reservation')
        .values(reservations.map((reservation) => ({ ...reservation, ...ofOrder })))
        .execute();
    return row;
  },

  find: (number: string, reader: OrderReader) => ofReader(db, number, reader).executeTakeFirst(),

  /** Like `find`; nobody else changes the order until the transaction ends. */
  lock: (number: string, reader: OrderReader) => ofReader(db, number, reader).forUpdate().executeTakeFirst(),

  /** The order of a payment link. */
  findByPayKey: (number: string, key: string) =>
    db
      .selectFrom('placed_order')
      .selectAll()
      .where('number', '=', number)
      .where('pay_key', '=', key)
      .executeTakeFirst(),

  lines: (numbers: readonly string[]) =>
    numbers.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('order_line')
          .selectAll()
          .where('order_number', 'in', numbers)
          .orderBy('order_number')
          .orderBy('position')
          .execute(),

  /** Whether somebody may still pay an order at a provider. */
  isBeingPaid: async (number: string): Promise<boolean> => {
    const open = await db
      .selectFrom('payment')
      .select('id')
      .where('order_number', '=', number)
      .where('state', 'in', ['created', 'pending'])
      .executeTakeFirst();
    return open !== undefined;
  },

  /** What was paid for some orders, oldest first. */
  payments: (numbers: readonly string[]) =>
    numbers.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('payment')
          .select(['order_number', 'acquiring', 'captured', 'refunded', 'paid_at'])
          .where('order_number', 'in', numbers)
          .where('captured', '>', 0)
          .orderBy('paid_at')
          .execute(),

  /** Proves the guest orders that a session has made on the phone of an account it signs in to; answers their e-mail. */
  prove: async (sessionId: string, accountId: string, now: Date) => {
    // Gift cards that the guest bought have no account before.
    await db
      .updateTable('placed_order')
      .set({ account_id: accountId })
      .where('session_id', '=', sessionId)
      .where('account_id', 'is', null)
      .execute();
    const proven = await db
      .updateTable('placed_order')
      .set({ proven_at: now })
      .where('session_id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('proven_at', 'is', null)
      .returning('email')
      .execute();
    return proven.at(-1)?.email;
  },

  /** A page of an account's proven orders, newest first, and how many there are in all. */
  list: async (accountId: string, listing: OrderListing) => {
    const { type, state, pageNumber, pageSize } = listing;
    const own = db
      .selectFrom('placed_order')
      .where('account_id', '=', accountId)
      .where('proven_at', 'is not', null)
      .where(isListed(listing));
    const all =
      type === 'receipt'
        ? own.where((eb) =>
            eb.exists(
              eb
                .selectFrom('order_receipt')
                .whereRef('order_receipt.order_number', '=', 'placed_order.number'),
            ),
          )
        : own.where('status', state === 'current' ? 'not in' : 'in', finalStatuses);
    const { count } = await all
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await all
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('number')
      .limit(pageSize)
      .offset(pageNumber * pageSize)
      .execute();
    return { rows, count };
  },

  /** Where the reader's last courier went; for an account, by an order whose phone was proven. */
  lastAddress: async ({ accountId, sessionId }: OrderReader) => {
    const last = await db
      .selectFrom('placed_order')
      .select('address')
      .where('address', 'is not', null)
      .where((eb) =>
        accountId
          ? eb.and([eb('account_id', '=', accountId), eb('proven_at', 'is not', null)])
          : eb('session_id', '=', sessionId),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.address ?? null;
  },
});
