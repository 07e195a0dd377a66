import type { Subject } from '../kernel.ts';
import { followOrders } from '../orders/index.ts';
import { applyGiftCardHandler } from './apply-gift-card.ts';
import { getGiftCardHandler } from './get-gift-card.ts';
import { captureHolds, returnToCards } from './ledger.ts';
import { restoreGiftCardHandler } from './restore-gift-card.ts';

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
export { tryPin, type GiftCardRow, type PinVerdict } from './try-pin.ts';

followOrders('paid', captureHolds);
followOrders('complete', captureHolds);
followOrders('cancelled', async (trx, numbers, now) => {
  for (const number of numbers.toSorted()) await returnToCards(trx, number, { now });
});

/** Gift cards: number and PIN, what is on them, and what orders take of them. */
export const giftCards: Subject = {
  name: 'gift-cards',
  routes: (kernel) => [getGiftCardHandler(kernel), restoreGiftCardHandler(), applyGiftCardHandler(kernel)],
};
