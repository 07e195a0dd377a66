import type { Selectable, Transaction } from 'kysely';
import { wayOf } from '@rukav/contract/orders/ways.ts';
import { language as languageOf } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import type { TextId } from '../messages/render.ts';
import { notify } from '../notifications/index.ts';
import { enqueue } from '../outbox/index.ts';
import { describeOrders } from './describe-orders.ts';
import { isUrgent } from './lifecycle.ts';
import { returnedBy } from './returned-money.ts';
import { stepLetter, stepValues, templateOf } from './step-letter.ts';
import type { OrderEventTable } from './tables.ts';

/**
 * Takes the oldest step that nobody has told of yet; others who look at once take that of another order, so that the steps of
 * one order are told one after another.
 */
const nextStep = (trx: Transaction<Database>) =>
  trx
    .selectFrom('order_event')
    .selectAll()
    .where('told_at', 'is', null)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('order_event as earlier')
            .select('earlier.id')
            .where('earlier.told_at', 'is', null)
            .where('earlier.order_number', '=', ref('order_event.order_number'))
            .where('earlier.id', '<', ref('order_event.id')),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Writes to the owner of an order what happened: one letter, a notification, and a short message where it cannot wait. */
async function tellOwnerOf(
  trx: Transaction<Database>,
  event: Selectable<OrderEventTable>,
  publicUrl: URL,
  now: Date,
): Promise<void> {
  const { kind: step } = event;
  const row = await trx
    .selectFrom('placed_order')
    .selectAll()
    .where('number', '=', event.order_number)
    .executeTakeFirstOrThrow();
  // A gift card is told of by itself.
  if (step === 'processing' || row.kind === 'giftCard') return;
  const { locale, email, phone, number, account_id: accountId } = row;
  const language = languageOf(locale);
  const [order] = await describeOrders(trx, [row], { language, isRepeatOffered: false, now });
  if (!order) throw new Error('An order that something happened to can be described.');
  const returned = await returnedBy(trx, event);
  const template = templateOf(order, step, returned);
  if (!template) return;
  const path = `/personal/orders/${number}`;
  const url = new URL(path, publicUrl).href;
  const values = stepValues(order, returned, url, language);
  const letter = stepLetter(order, { step, template, returned }, { url, locale });
  if (accountId !== null) {
    const title = `${template}.subject` as TextId;
    const text = `${template}.letter` as TextId;
    const notice = { slot: 'orders', kind: 'INFO', code: `order_${step}`, title, text } as const;
    await notify(trx, { ...notice, accountId, values, url: path }, now);
  }
  const message = { template, values, locale, orderNumber: number };
  if (email) await enqueue(trx, { ...message, channel: 'mail', to: email, letter }, now);
  if (phone && isUrgent(wayOf(row.obtaining_method), step))
    await enqueue(trx, { ...message, channel: 'sms', to: phone }, now);
}

/** Tells of one step, in the transaction that marks it as told. False where there is none left. */
const tellOne = ({ db, clock, config }: Kernel): Promise<boolean> =>
  transaction(db, async (trx) => {
    const event = await nextStep(trx);
    if (!event) return false;
    const now = clock.now();
    await trx.updateTable('order_event').set({ told_at: now }).where('id', '=', event.id).execute();
    await tellOwnerOf(trx, event, config.publicUrl, now);
    return true;
  });

/** Tells owners what became of their orders: each step once. */
export const tellSteps = (kernel: Kernel) =>
  job({
    name: 'tell-order-steps',
    every: 2000,
    run: async () => {
      while (await tellOne(kernel));
    },
  });
