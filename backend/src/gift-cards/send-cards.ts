import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { moveOrders } from '../orders/index.ts';
import { enqueue } from '../outbox/index.ts';
import { giftCardLetter, giftCardValues } from './gift-card-letter.ts';
import { issueCard } from './ledger.ts';
import { tellSender } from './tell-sender.ts';

/** Cards that are paid, with money that is still there, due and not sent yet: the next one, which nobody else has in hand. */
const nextDue = (trx: Transaction<Database>, now: Date) =>
  trx
    .selectFrom('gift_card_order')
    .innerJoin('placed_order', 'placed_order.number', 'gift_card_order.order_number')
    .selectAll('gift_card_order')
    .select(['placed_order.currency', 'placed_order.locale'])
    .where('gift_card_order.paid_at', 'is not', null)
    .whereRef('placed_order.paid', '>=', 'placed_order.total')
    .where('sent_at', 'is', null)
    .where('placed_order.status', '=', 'processing')
    .where('cancel_requested_at', 'is', null)
    .where(sql<boolean>`coalesce(send_at, gift_card_order.paid_at) <= ${now}`)
    .orderBy(sql`coalesce(send_at, gift_card_order.paid_at)`)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Makes one card, writes the message that holds its number and PIN, and completes its order, all in one transaction: a card
 * is sent exactly once, whatever fails between. False where none is due.
 */
async function sendOne({ db, clock, config }: Kernel): Promise<boolean> {
  return transaction(db, async (trx) => {
    const now = clock.now();
    const due = await nextDue(trx, now);
    if (!due) return false;
    const { order_number: orderNumber, sum, currency, locale } = due;
    const [email, phone] = [due.receiver_email, due.receiver_phone];
    const card = await issueCard(trx, { currency, sum, email, phone, locale, orderNumber }, now);
    const sent = { ...due, ...card, url: new URL('/pages/gift-card', config.publicUrl).href };
    const values = giftCardValues(sent);
    if (email) {
      const letter = giftCardLetter(sent);
      const message = { channel: 'mail', to: email, template: 'giftCard', values, locale, letter } as const;
      await enqueue(trx, message, now);
    } else {
      const message = { channel: 'sms', to: phone ?? '', template: 'giftCard', values, locale } as const;
      await enqueue(trx, message, now);
    }
    await tellSender(trx, due, now);
    await trx
      .updateTable('gift_card_order')
      .set({ sent_at: now, card_number: card.number })
      .where('order_number', '=', orderNumber)
      .execute();
    await moveOrders(trx, {
      to: 'complete',
      by: 'sender',
      where: (order) => order('number', '=', orderNumber),
      set: { received_at: now },
      now,
    });
    return true;
  });
}

/** Sends cards that are paid and due. */
export const sendCards = (kernel: Kernel) =>
  job({
    name: 'send-gift-cards',
    every: 2000,
    run: async () => {
      while (await sendOne(kernel));
    },
  });
