import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/**
 * What a card itself can be refused for, by whoever has its number (ERR-031, ERR-034 to ERR-037). One is withdrawn whose own
 * payment was taken back: no PIN opens it.
 */
const ofCard = {
  card_not_found: 404,
  card_expired: 409,
  card_blocked: 409,
  card_withdrawn: 409,
  too_many_pin_attempts: 409,
  invalid_pin: 422,
} as const;

/** What a card that is wanted can be refused for. */
const ofWish = {
  sum_out_of_range: 422,
  send_time_in_past: 422,
  send_time_too_far: 422,
  currency_changed: 409,
} as const;

/** What is on a card. Its PIN stands in the query, as the documents ask for it; nothing writes the address down. */
export const getGiftCard = call<typeof schemas.GetGiftCard>()({
  base: 'v3',
  method: 'GET',
  path: '/gift-card/{cardNumber}',
  refusals: ofCard,
});

/** Sends a new PIN to where the card was sent. A card whose owner was erased has no such place and keeps its PIN; one that is withdrawn gets none. */
export const restoreGiftCard = call<typeof schemas.RestoreGiftCard>()({
  base: 'v3',
  method: 'GET',
  path: '/gift-card/{cardNumber}/restore',
  refusals: {
    card_not_found: 404,
    card_expired: 409,
    card_withdrawn: 409,
    card_without_address: 409,
    too_many_pin_requests: 429,
  },
});

/** Pays for one's own order with a card, as far as it reaches (ERR-031 to ERR-037). */
export const applyGiftCard = call<typeof schemas.ApplyGiftCard>()({
  base: 'v3',
  method: 'POST',
  path: '/order/{number}/apply-gift-card',
  refusals: {
    ...ofCard,
    used_for_another_order: 409,
    already_applied: 409,
    gift_card_refused: 409,
    payment_undefined: 409,
    order_not_found: 404,
  },
});

/** Orders a gift card; what follows is its payment, as of any order (GIFT-25). */
export const createGiftCard = call<typeof schemas.CreateGiftCard>()({
  base: 'v3',
  method: 'POST',
  path: '/order/create-gift-card',
  refusals: ofWish,
});

/** Puts a card into the cart: it is paid with the goods, by a payment of its own (GIFT-27). */
export const addGiftCard = call<typeof schemas.AddGiftCard>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/gift-cards/add',
  refusals: { ...ofWish, quantity_limit_exceeded: 422 },
});

export const deleteGiftCard = call<typeof schemas.DeleteGiftCard>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/gift-cards/delete',
  refusals: { lines_not_found: 404 },
});
