import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OrderRow } from '../orders/index.ts';
import type { PaymentEntryTable, PaymentRefundTable, PaymentTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentTable>;
export type RefundRow = Selectable<PaymentRefundTable>;

export const openStates = ['created', 'pending'] as const;

/** Whether somebody may still pay it. */
export const isOpenPayment = ({ state }: Pick<PaymentRow, 'state'>): boolean =>
  openStates.some((one) => one === state);

/** Payments, their ledger and what goes back. */
export const createPaymentRepository = (db: Kysely<Database>) => ({
  add: (payment: Insertable<PaymentTable>): Promise<PaymentRow> =>
    db.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow(),

  find: (id: string) => db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst(),

  findByProvider: (acquirings: readonly PaymentRow['acquiring'][], providerId: string) =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('acquiring', 'in', acquirings)
      .where('provider_id', '=', providerId)
      .executeTakeFirst(),

  findByKey: (orderNumber: string, key: string) =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('request_key', '=', key)
      .executeTakeFirst(),

  /** Payments of an order, the newest first; those of gift cards last. */
  ofOrder: (orderNumber: string) =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .orderBy((payment) => payment('acquiring', '=', 'GIFT'))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  findOpen: (orderNumber: string) =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', 'in', openStates)
      .executeTakeFirst(),

  change: (id: string, changes: Updateable<PaymentTable>): Promise<PaymentRow> =>
    db.updateTable('payment').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  enter: (entry: Omit<PaymentEntryTable, 'id'>) => db.insertInto('payment_entry').values(entry).execute(),

  addRefund: (refund: Insertable<PaymentRefundTable>): Promise<RefundRow> =>
    db.insertInto('payment_refund').values(refund).returningAll().executeTakeFirstOrThrow(),

  /** What goes back of a payment, or has gone back, oldest first. */
  refundsOf: (paymentId: string) =>
    db
      .selectFrom('payment_refund')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** What of an order is on its way back, oldest first. */
  wantedRefunds: (orderNumber: string) =>
    db
      .selectFrom('payment_refund')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', '=', 'wanted')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
});

/** An order, kept from others until the transaction ends: whoever changes its money or its life waits. */
export const lockOrder = (trx: Transaction<Database>, number: string): Promise<OrderRow> =>
  trx
    .selectFrom('placed_order')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow();
