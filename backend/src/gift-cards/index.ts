import type { Subject } from '../kernel.ts';
import { followOrders } from '../orders/index.ts';
import { applyGiftCardHandler } from './apply-gift-card.ts';
import { getGiftCardHandler } from './get-gift-card.ts';
import { createGiftCardHandler } from './create-gift-card.ts';
import { addGiftCardHandler, deleteGiftCardHandler } from './in-cart.ts';
import { captureHolds, returnToCards } from './ledger.ts';
import { sendCards } from './send-cards.ts';
import { restoreGiftCardHandler } from './restore-gift-card.ts';
import { tellOfPaidCards } from './tell-of-paid-cards.ts';

export { beforeCard } from './apply-gift-card.ts';
export { eraseGiftCards } from './erase.ts';
export {
  captureHolds,
  holdOnCard,
  issueCard,
  paidByCards,
  returnToCards,
  type Hold,
  type HoldVerdict,
  type NewGiftCard,
} from './ledger.ts';
export { placeGiftCard, type CardToOrder } from './place-gift-card.ts';
export { tryPin, type GiftCardRow, type PinVerdict } from './try-pin.ts';

followOrders('paid', captureHolds);
followOrders('complete', captureHolds);
followOrders('paid', async (trx, numbers, now) => {
  await trx
    .updateTable('gift_card_order')
    .set({ paid_at: now })
    .where('order_number', 'in', numbers)
    .where('paid_at', 'is', null)
    .execute();
  await tellOfPaidCards(trx, numbers, now);
});
/** A card whose money was taken back after it was sent: what is not spent of it stays unspent. */
followOrders('reversed', async (trx, numbers, now) => {
  await trx
    .updateTable('gift_card')
    .set({ blocked_at: now, withdrawn_at: now })
    .where('number', 'in', (db) =>
      db
        .selectFrom('gift_card_order')
        .select((order) => order.ref('card_number').$notNull().as('number'))
        .where('order_number', 'in', numbers)
        .where('card_number', 'is not', null),
    )
    .where('withdrawn_at', 'is', null)
    .execute();
});
/** What cards pay beyond what an order will cost goes back to them before it costs less. */
followOrders('reducing', async (trx, numbers, now, less) => {
  for (const number of numbers) {
    const { total, gift_card_amount } = await trx
      .selectFrom('placed_order')
      .select(['total', 'gift_card_amount'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const amount = Math.max(0, gift_card_amount - (total - less));
    if (amount > 0) await returnToCards(trx, number, { amount, now });
  }
});
followOrders('cancelled', async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) await returnToCards(trx, number, { now });
});

/** Gift cards: number and PIN, what is on them, and what orders take of them. */
export const giftCards: Subject = {
  name: 'gift-cards',
  routes: (kernel) => [
    getGiftCardHandler(kernel),
    restoreGiftCardHandler(kernel),
    applyGiftCardHandler(kernel),
    createGiftCardHandler(kernel),
    addGiftCardHandler(kernel),
    deleteGiftCardHandler(kernel),
  ],
  jobs: (kernel) => [sendCards(kernel)],
};
