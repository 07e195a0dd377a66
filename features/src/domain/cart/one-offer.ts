import { createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { setBonuses } from '@rukav/contract/cart/bonus-calls.ts';
import { setPromotions } from '@rukav/contract/cart/promo-calls.ts';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { failureOf, type CallFailed } from '../../platform/api/index.ts';
import { handleRefusals, type Handling } from '../../platform/errors/handle-refusals.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { losesFreeDelivery } from './lines.ts';
import { $cart, changeCartFx, cleared } from './model.ts';
import { offerApplied } from './paid-delivery.ts';
import { promotionsChosen } from './promo.ts';

/** What lowers the cart: of the two only one at a time (CART-28). */
export type Offer = 'bonuses' | 'promotions';

/** The switch of an offer was turned. */
export const offerChosen = createEvent<{ offer: Offer; apply: boolean }>();
/** The other offer is given up for this one. */
export const offerConfirmed = createEvent<Offer>();
/** Bonuses are wanted although delivery is paid with them. */
export const paidDeliveryAccepted = createEvent();

/** What stands in the way of an offer: the other one. */
const $inTheWay = $cart.map((cart) => ({
  bonuses: cart !== null && cart.promotions.apply && cart.promotions.offered.length > 0,
  promotions: cart !== null && cart.bonuses.applied,
}));

const setBonusesFx = createEffect<boolean, unknown, CallFailed>((apply) =>
  scopeBind(changeCartFx, { safe: true })({
    key: 'bonuses',
    send: ({ send }) => send(setBonuses, { body: { apply } }),
  }),
);

/** Gives up one offer and takes the other; where the first fails the second is not asked for. */
const exchangeFx = createEffect<Offer, void, CallFailed>(async (offer) => {
  const change = scopeBind(changeCartFx, { safe: true });
  const applied = scopeBind(offerApplied, { safe: true });
  let before: Cart | null = null;
  const bonuses = (apply: boolean) =>
    change({
      send: ({ send, cart }) => {
        before = cart;
        return send(setBonuses, { body: { apply } });
      },
    });
  const promotions = (apply: boolean) =>
    change({
      send: async ({ send }) => {
        const reply = await send(setPromotions, { body: { apply } });
        if (apply) applied({ offer: { by: 'promotions' }, before, now: reply.cart });
        return reply;
      },
    });
  if (offer === 'bonuses') {
    await promotions(false);
    await bonuses(true);
  } else {
    await bonuses(false);
    await promotions(true);
  }
});

sample({
  clock: offerChosen,
  source: $inTheWay,
  filter: (inTheWay, { offer, apply }) => apply && inTheWay[offer],
  fn: (_, { offer }) => ({ id: 'cart-one-offer' as const, props: { offer } }),
  target: openModalFx,
});
const allowed = sample({
  clock: offerChosen,
  source: $inTheWay,
  filter: (inTheWay, { offer, apply }) => !apply || !inTheWay[offer],
  fn: (_, chosen) => chosen,
});
sample({
  clock: allowed,
  filter: ({ offer, apply }) => offer === 'bonuses' && !apply,
  fn: () => false,
  target: setBonusesFx,
});

const bonusesWanted = merge([
  allowed.filter({ fn: ({ offer, apply }) => offer === 'bonuses' && apply }),
  offerConfirmed.filter({ fn: (offer) => offer === 'bonuses' }),
]);
const worthOf = ({ bonuses: { most, worth } }: Cart) => most * worth;
sample({
  clock: bonusesWanted,
  source: $cart,
  filter: (cart) => cart !== null && losesFreeDelivery(cart, worthOf(cart)),
  fn: (cart) => ({
    id: 'cart-paid-delivery' as const,
    props: { by: 'bonuses' as const, sum: worthOf(cart as Cart) },
  }),
  target: openModalFx,
});
const bonusesAllowed = merge([
  sample({
    clock: bonusesWanted,
    source: $cart,
    filter: (cart) => cart === null || !losesFreeDelivery(cart, worthOf(cart)),
  }),
  paidDeliveryAccepted,
]);
sample({
  clock: bonusesAllowed,
  source: $inTheWay,
  filter: ({ bonuses }) => bonuses,
  fn: () => 'bonuses' as const,
  target: exchangeFx,
});
sample({
  clock: bonusesAllowed,
  source: $inTheWay,
  filter: ({ bonuses }) => !bonuses,
  fn: () => true,
  target: setBonusesFx,
});
sample({
  clock: allowed,
  filter: ({ offer }) => offer === 'promotions',
  fn: ({ apply }) => apply,
  target: promotionsChosen,
});
sample({
  clock: offerConfirmed,
  filter: (offer) => offer === 'promotions',
  target: exchangeFx,
});

/** What the switch of bonuses shows while its request is on its way; a failed one leaves it as it was (CART-27). */
export const $chosenBonuses = createStore<boolean | null>(null, { serialize: 'ignore' })
  .on(setBonusesFx, (_, apply) => apply)
  .on(exchangeFx, (_, offer) => offer === 'bonuses')
  .reset(setBonusesFx.finally, exchangeFx.finally, cleared);

const attention = (message: MessageId): Handling => ({
  modal: { title: 'errors.attention', message, buttons: ['ok'] },
});

handleRefusals({
  table: {
    promotions_applied: attention('cart.bonuses.promotionsApplied'),
    no_bonuses: attention('cart.bonuses.none'),
    promotions_forbidden: attention('cart.promotions.forbidden'),
    bonuses_applied: attention('cart.bonuses.applied'),
  } satisfies Record<RefusalOf<typeof setBonuses> | RefusalOf<typeof setPromotions>, Handling>,
  otherwise: attention('cart.bonuses.failed'),
  // The club does not answer: an order can be paid without it (ERR-092).
  noAnswer: attention('cart.bonuses.unavailable'),
  failures: sample({ clock: [setBonusesFx.failData, exchangeFx.failData], fn: failureOf }),
});
