import type { CartGiftCard } from '@rukav/contract/cart/schemas.ts';
import { momentAt, storeOffsets } from '@rukav/contract/gift-cards/zones.ts';
import type { GiftCardOfCart } from './cart-content.ts';
import { looseGroups } from './loose-groups.ts';
import type { PricedCart } from './priced-cart.ts';

/** The gift cards that can be bought with a cart: those of its currency. */
export const sellableCards = ({
  giftCards,
  context: { currency },
}: Pick<PricedCart, 'giftCards' | 'context'>): GiftCardOfCart[] =>
  giftCards.filter((card) => card.currency === currency);

/** What they cost together, minor units. */
export const costOfCards = (cart: PricedCart): number =>
  sellableCards(cart).reduce((sum, card) => sum + card.sum, 0);

/** A gift card as a reply shows it. */
export function toGiftCard(card: GiftCardOfCart, { context }: PricedCart): CartGiftCard {
  const { id, design, sum, currency, greeting, send_at: sendAt, send_zone: zone } = card;
  const isSoldOut = currency !== context.currency;
  return {
    id,
    shippingGroupId: isSoldOut ? looseGroups.soldout : looseGroups.gift_card,
    design,
    sum,
    currency,
    receiver: card.receiver_email ?? card.receiver_phone ?? '',
    greeting,
    sendAt: sendAt && sendAt > context.now ? momentAt(sendAt, zone ?? storeOffsets[currency]) : null,
    isSoldOut,
  };
}
