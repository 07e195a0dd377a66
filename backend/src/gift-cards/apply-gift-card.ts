import type { FastifyBaseLogger } from 'fastify';
import { applyGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { ApplyGiftCard } from '@rukav/contract/gift-cards/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { lookups } from './get-gift-card.ts';
import { createOrderRepository } from '../orders/index.ts';
import { holdForOrder, isPaidWithCards } from './hold-for-order.ts';
import { isOwnCard } from './owner.ts';
import { giftCardText } from './texts.ts';
import { tryPin } from './try-pin.ts';

/** What waits for a card that is about to pay for an order. */
type BeforeCard = (
  asked: Pick<Kernel, 'db'> & { log: FastifyBaseLogger; now: Date },
  orderNumber: string,
) => Promise<boolean>;

let before: BeforeCard = () => Promise.resolve(true);

/** Registers what ends other ways to pay an order before a card pays for it; false where nobody knows what becomes of them. */
export const beforeCard = (work: BeforeCard): void => {
  before = work;
};

/**
 * POST /order/{number}/apply-gift-card: pays with a card, as far as it reaches. The PIN is tried before anything of the card
 * is told, other ways to pay are ended, and the order is locked while the card is.
 */
export const applyGiftCardHandler = ({ db, flags }: Kernel) =>
  handle(
    applyGiftCard,
    ApplyGiftCard,
    async ({ params, body: { cardNumber, code }, session, language, now, log, refuse, idempotent }) => {
      const because = (
        reason: Parameters<typeof giftCardText>[0] & Parameters<typeof refuse>[0],
        left?: number,
      ) =>
        refuse(reason, {
          message: giftCardText(reason, language),
          ...(left !== undefined && { field: 'code', params: { left } }),
        });
      if (!(await flags.read()).giftCardPayment) return because('gift_card_refused');
      const visitor = await session.find();
      if (!visitor) return because('order_not_found');
      const isOwner = await isOwnCard(db, cardNumber, visitor.account_id);
      const verdict = await tryPin(db, { number: cardNumber, pin: code, isOwner, now });
      if (verdict.is === 'invalid_pin') return because(verdict.is, verdict.left);
      if (verdict.is !== 'right') return because(verdict.is);

      const reader = { accountId: visitor.account_id, sessionId: visitor.id };
      const order = await createOrderRepository(db).find(params.number, reader);
      if (!order) return because('order_not_found');
      if (!isPaidWithCards(order)) return because('gift_card_refused');
      if (!(await before({ db, log, now }, order.number))) return because('payment_undefined');
      return idempotent(async (trx) => {
        const held = await holdForOrder(trx, { number: params.number, cardNumber, isOwner, reader, now });
        return held.is === 'held' ? held.answer : because(held.is);
      });
    },
    { limit: lookups },
  );
