import type { Transaction } from 'kysely';
import { language as languageOf } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { notify } from '../notifications/index.ts';
import { enqueue } from '../outbox/index.ts';
import { isOurs } from './cancel-reasons.ts';
import { describeOrders } from './describe-orders.ts';
import { stepLetter, stepValues, type Step } from './step-letter.ts';

/** Steps of which a short message tells as well: the shopper has to come, to wait another day, or to wait no more. */
const urgent: readonly Step[] = ['waitingInStore', 'underway', 'cancelled', 'dateChanged'];

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

/** Tells the owner of an order of one step, in the transaction that marks it as told. False where there is none left. */
async function tellOne({ db, clock, config }: Kernel): Promise<boolean> {
  return transaction(db, async (trx) => {
    const event = await nextStep(trx);
    if (!event) return false;
    const now = clock.now();
    await trx.updateTable('order_event').set({ told_at: now }).where('id', '=', event.id).execute();
    const row = await trx
      .selectFrom('placed_order')
      .selectAll()
      .where('number', '=', event.order_number)
      .executeTakeFirstOrThrow();
    const step = event.kind;
    // A letter of its own says why the store gave an order up; a gift card is told of by itself.
    const isToldElsewhere = row.kind === 'giftCard' || (step === 'cancelled' && isOurs(row.cancel_reason));
    if (step === 'processing' || isToldElsewhere) return true;
    const { locale, email, phone, number } = row;
    const language = languageOf(locale);
    const [order] = await describeOrders(trx, [row], { language, isRepeatOffered: false, now });
    if (!order) throw new Error('An order that something happened to can be described.');
    const url = new URL(`/personal/orders/${number}`, config.publicUrl).href;
    const values = stepValues(order, url, language);
    const template = `orderStep.${step}` as const;
    const letter = stepLetter(order, step, { url, locale });
    if (row.account_id !== null)
      await notify(
        trx,
        {
          accountId: row.account_id,
          slot: 'orders',
          kind: 'INFO',
          code: `order_${step}`,
          title: `${template}.subject`,
          text: `${template}.letter`,
          values,
          url: `/personal/orders/${number}`,
        },
        now,
      );
    const message = { template, values, locale, orderNumber: number };
    if (email) await enqueue(trx, { ...message, channel: 'mail', to: email, letter }, now);
    if (phone && urgent.includes(step)) await enqueue(trx, { ...message, channel: 'sms', to: phone }, now);
    return true;
  });
}

/** Tells owners what became of their orders: each step once. */
export const tellSteps = (kernel: Kernel) =>
  job({
    name: 'tell-order-steps',
    every: 2000,
    run: async () => {
      while (await tellOne(kernel));
    },
  });
