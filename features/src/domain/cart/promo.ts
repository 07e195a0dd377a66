import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { addPromo, deletePromo, setPromotions } from '@rukav/contract/cart/promo-calls.ts';
import type { PromoReason } from '@rukav/contract/cart/promo.ts';
import { failureOf, type CallFailed, type Failure } from '../../platform/api/index.ts';
import {
  handleRefusals,
  handlingOf,
  type Handling,
  type RefusalRecipe,
} from '../../platform/errors/handle-refusals.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { changeCartFx, cleared } from './model.ts';
import { offerApplied } from './paid-delivery.ts';

/** What is written in the field of promo codes. */
export const promoTyped = createEvent<string>();
/** The code that is written was sent. */
export const promoSubmitted = createEvent();
/** A code is taken off the cart. */
export const promoDeleted = createEvent<string>();
/** The shop's promotions were wanted or declined. */
export const promotionsChosen = createEvent<boolean>();

/** Applies a code. It fails as the call does, so that whoever sends it can show why (CART-07). */
export const addPromoFx = createEffect<string, unknown, CallFailed>((promo) => {
  const applied = scopeBind(offerApplied, { safe: true });
  return scopeBind(changeCartFx, { safe: true })({
    send: async ({ send, cart: before }) => {
      const reply = await send(addPromo, { body: { promo } });
      applied({ offer: { by: 'code', code: promo }, before, now: reply.cart });
      return reply;
    },
  });
});
const deletePromoFx = createEffect<string, unknown, CallFailed>((promo) =>
  scopeBind(changeCartFx, { safe: true })({
    send: ({ send }) => send(deletePromo, { body: { promo } }),
  }),
);
const setPromotionsFx = createEffect<boolean, unknown, CallFailed>((apply) => {
  const applied = scopeBind(offerApplied, { safe: true });
  return scopeBind(changeCartFx, { safe: true })({
    key: 'promotions',
    send: async ({ send, cart: before }) => {
      const reply = await send(setPromotions, { body: { apply } });
      if (apply) applied({ offer: { by: 'promotions' }, before, now: reply.cart });
      return reply;
    },
  });
});

export const $promoText = createStore('', { serialize: 'ignore' })
  .on(promoTyped, (_, text) => text)
  .reset(addPromoFx.done, cleared);

/** What is said at the field of a code that was not applied. */
export interface PromoFault {
  message: MessageId;
  values: { maximum?: number; sum?: number };
}

type Refusal = RefusalOf<typeof addPromo>;
type Said = Handling & { notice: MessageId };
const say = (notice: MessageId): Said => ({ notice });

/** The words of each refusal of a code, at its field (ERR-022 to ERR-030). */
export const promoRefusals: RefusalRecipe<Refusal, Said> = {
  table: {
    promo_not_found: say('cart.promo.problem.notFound'),
    promo_already_used: say('cart.promo.problem.alreadyUsed'),
    promo_not_for_city: say('cart.promo.problem.notForCity'),
    promo_not_started: say('cart.promo.problem.notStarted'),
    promo_expired: say('cart.promo.problem.expired'),
    promo_limit_reached: say('cart.promo.problem.limit'),
    promo_not_applicable: say('cart.promo.problem.notApplicable'),
    promo_other: say('cart.promo.problem.other'),
  },
  otherwise: say('cart.promo.problem.failed'),
};

const reasons: Record<PromoReason, MessageId> = {
  member: 'cart.promo.problem.member',
  sum: 'cart.promo.problem.sum',
  goods: 'cart.promo.problem.goods',
  coupon: 'cart.promo.problem.coupon',
};

/** The words for why a code does nothing; what is lacking comes before the problem itself. */
export const problemText = (problem: Refusal, reason: PromoReason | null): MessageId =>
  reason ? reasons[reason] : promoRefusals.table[problem].notice;

const isReason = (reason: unknown): reason is PromoReason =>
  typeof reason === 'string' && Object.hasOwn(reasons, reason);

function faultOf(failure: Failure): PromoFault | null {
  const handling = handlingOf(failure, promoRefusals);
  if (!handling) return null;
  const params = (failure.kind === 'refused' && failure.errors[0]?.params) || {};
  const { reason, maximum, sum } = params;
  return {
    message: isReason(reason) ? reasons[reason] : handling.notice,
    values: {
      ...(maximum !== undefined && { maximum: Number(maximum) }),
      ...(sum !== undefined && { sum: Number(sum) }),
    },
  };
}

/** Why the code that is written was not applied; it goes as soon as the field is changed. */
export const $promoFault = createStore<PromoFault | null>(null, { serialize: 'ignore' })
  .on(addPromoFx.failData, (_, failed) => faultOf(failureOf(failed)))
  .reset(promoTyped, addPromoFx, cleared);

/** Whether a code is being applied. */
export const $isPromoPending = addPromoFx.pending;

sample({
  clock: promoSubmitted,
  source: { text: $promoText, isPending: addPromoFx.pending },
  filter: ({ text, isPending }) => text.trim() !== '' && !isPending,
  fn: ({ text }) => text.trim(),
  target: addPromoFx,
});
sample({ clock: promoDeleted, target: deletePromoFx });
sample({ clock: promotionsChosen, target: setPromotionsFx });

/** What the switch of promotions shows while its request is on its way. */
export const $chosenPromotions = createStore<boolean | null>(null, { serialize: 'ignore' })
  .on(promotionsChosen, (_, apply) => apply)
  .reset(setPromotionsFx.finally, cleared);

/** Whether an offer of the cart is being changed. */
export const $isOfferPending = combine(
  [addPromoFx.pending, deletePromoFx.pending, setPromotionsFx.pending],
  (pending) => pending.includes(true),
);

const attention = (message: MessageId): Handling => ({
  modal: { title: 'errors.attention', message, buttons: ['ok'] },
});

handleRefusals({
  table: {
    promo_not_found: attention('cart.change.outdated'),
    promotions_forbidden: attention('cart.promotions.forbidden'),
    bonuses_applied: attention('cart.bonuses.applied'),
  } satisfies Record<RefusalOf<typeof deletePromo> | RefusalOf<typeof setPromotions>, Handling>,
  otherwise: attention('cart.change.failed'),
  failures: sample({ clock: [deletePromoFx.failData, setPromotionsFx.failData], fn: failureOf }),
});
