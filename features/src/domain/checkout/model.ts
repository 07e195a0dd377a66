import { combine, createStore, merge, sample } from 'effector';
import type { Cart, OrderSummary } from '@rukav/contract/cart/schemas.ts';
import { purchaseMarkedFx } from '../../platform/analytics/index.ts';
import { failureOf } from '../../platform/api/index.ts';
import { handleRefusals } from '../../platform/errors/handle-refusals.ts';
import { createForm } from '../../platform/forms/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { closeModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as cart from '../cart/index.ts';
import { channels, deliveryVariants, expressVariants, isSelling, pickupStores } from '../obtaining/index.ts';
import { obtainFx } from './allocate.ts';
import { $draftBefore } from './choice-copy.ts';
import { saveContactFx, saveObtainingFx, savePaymentFx } from './save-in-passing.ts';
import { draftSavedFx } from './draft-storage.ts';
import { emptyDraft, type CheckoutDraft } from './draft.ts';
import { amountsOf, slotPrice } from './amounts.ts';
import { hasCourier, noPlan, planOf } from './plan.ts';
import {
  checkoutFields,
  faultsOfDraft,
  faultsOfServer,
  obtainingFields,
  type CheckoutField,
} from './faults.ts';
import { checkoutRefusals, namingLines } from './refusals.ts';
import { askAboutChanges } from './changed-order.ts';
import { offersOutdated, outdatedBy } from './offers.ts';
import { shownGroupsOf, shownOrderOf, type PricedSlot } from './shown-order.ts';
import { leftToAnother, stayed } from './draft-owner.ts';
import { $isReached, draftChanged } from './location.ts';
import { $intention, intentionDropped, submitFx } from './submit.ts';

import { $draft, $isOpen, addressChanged, changed, opened } from './draft-model.ts';

export { $draft, $isDraftKnown, addressChanged, changed, left, methodShown, opened } from './draft-model.ts';
export { draftReadFx, draftSavedFx } from './draft-storage.ts';
export type { Kept } from './draft-storage.ts';

/** The line ids that are to be ordered. */
export const $lineIds = cart.$cart.map((current) => (current ? cart.orderableLineIds(current) : []));

const $isOrdering = createStore(false, { serialize: 'ignore' })
  .on(submitFx, () => true)
  .reset(submitFx.fail, opened);

/**
 * What is asked about these lines while somebody sees the answers: nothing on other pages, where lines come and go, and nothing
 * once they are being ordered, as by the time of an answer they may be gone.
 */
const $asked = combine(
  { lineIds: $lineIds, session: $session, isOpen: $isOpen, isOrdering: $isOrdering },
  ({ lineIds, session: { cityId }, isOpen, isOrdering }) => ({
    lineIds: isOpen && !isOrdering ? lineIds : [],
    cityId,
  }),
);

sample({
  clock: [opened, $asked, offersOutdated],
  source: $asked,
  filter: ({ lineIds }) => lineIds.length > 0,
  fn: ({ lineIds }) => ({ query: { lineIds: lineIds.join(',') } }),
  target: channels.openFx,
});

/** Where the lines are, as far as shops and warehouse have answered. */
export const $whereabouts = combine(
  { stores: pickupStores.$current, known: channels.$current },
  ({ stores, known }) => ({
    stores: stores.answer?.stores ?? null,
    warehouseLineIds: known.answer?.warehouseLineIds ?? null,
    expressLineIds: known.answer?.expressLineIds ?? null,
  }),
);

/** What a line id is called: the product and its size. */
export const $nameOfLine = combine(
  cart.$cart,
  cart.$cartProducts,
  (current, products) => (lineId: string) => {
    const line = current?.lines.find(({ lineIds }) => lineIds.includes(lineId));
    const product = line && products[line.skuId];
    return product ? `${product.name}, ${product.size}` : '';
  },
);

/** Which lines go which way. */
export const $plan = combine($draft, cart.$cart, $whereabouts, (draft, current, whereabouts) =>
  current ? planOf(draft, current, whereabouts) : noPlan,
);

const $areShopsNeeded = combine(
  $draft,
  $plan,
  ({ method }, { open, pickups }) =>
    method === 'pickup' || method === 'thirdparty' || open.length > 0 || pickups.length > 0,
);
sample({
  clock: [$areShopsNeeded, $asked, offersOutdated],
  source: { asked: $asked, areNeeded: $areShopsNeeded },
  filter: ({ asked, areNeeded }) => areNeeded && asked.lineIds.length > 0,
  fn: ({ asked: { lineIds, cityId } }) => ({ body: { lineIds, cityId } }),
  target: pickupStores.openFx,
});

/** The shop that was chosen, as the list knows it. */
export const $store = combine(
  $draft,
  $whereabouts,
  ({ pickupId, method }, { stores }) =>
    (method === 'pickup' && stores?.find(({ point }) => point.id === pickupId)) || null,
);

const $courierIds = $plan.map(({ delivery }) => delivery.join(','));
sample({
  clock: [$courierIds, $asked, offersOutdated],
  source: { lineIds: $courierIds, session: $session, asked: $asked },
  filter: ({ lineIds, asked }) => lineIds !== '' && asked.lineIds.length > 0,
  fn: ({ lineIds, session }) => ({ query: { lineIds, cityId: session.cityId } }),
  target: deliveryVariants.openFx,
});

const $expressIds = $plan.map(({ express }) => express.join(','));
sample({
  clock: [$expressIds, $asked, offersOutdated],
  source: { lineIds: $expressIds, session: $session, asked: $asked },
  filter: ({ lineIds, asked }) => lineIds !== '' && asked.lineIds.length > 0,
  fn: ({ lineIds, session }) => ({
    query: { lineIds, cityId: session.cityId, filter: 'express_delivery' as const },
  }),
  target: expressVariants.openFx,
});

/** The chosen hours of both couriers with their prices; null where none are chosen. */
const $slots = combine(
  { usual: deliveryVariants.$current, express: expressVariants.$current, draft: $draft },
  ({ usual, express, draft: { slot, expressSlot } }) => ({
    slot: slot && { ...slot, price: slotPrice(usual.answer, slot) },
    expressSlot: expressSlot && { ...expressSlot, price: slotPrice(express.answer, expressSlot) },
  }),
);

const $groups = combine(
  { current: cart.$cart, plan: $plan, whereabouts: $whereabouts, slots: $slots },
  ({ current, plan, whereabouts: { stores }, slots }) =>
    current ? shownGroupsOf(current, plan, { stores, ...slots }) : [],
);

/** The amounts of the order; null while there is no cart. */
export const $amounts = combine(
  { current: cart.$cart, plan: $plan, groups: $groups },
  ({ current, plan, groups }) => current && amountsOf(current, plan, groups),
);

/** The order as it stands on screen; null while there is no cart. */
export const $shownOrder = combine(
  { current: cart.$cart, groups: $groups, amounts: $amounts },
  ({ current, groups, amounts }) => current && amounts && shownOrderOf(current, groups, amounts),
);

const isPriced = (slot: PricedSlot | null) => slot !== null && slot.price !== null;

/** Everything that keeps the draft from becoming an order. */
export const $ownFaults = combine(
  {
    draft: $draft,
    session: $session,
    lineIds: $lineIds,
    plan: $plan,
    slots: $slots,
    whereabouts: $whereabouts,
    isReached: $isReached,
  },
  ({ draft, session, lineIds, plan, slots, isReached, whereabouts: { stores } }) =>
    faultsOfDraft(draft, {
      country: session.country,
      hasGoods: lineIds.length > 0,
      isListed: (id) => stores === null || stores.some(({ point }) => point.id === id && isSelling(point)),
      isRestOpen: plan.open.length > 0,
      isSlotOffered: isPriced(slots.slot),
      isExpressOffered: isPriced(slots.expressSlot),
      isFar: isReached === false,
    }),
);

const ofDraft = { $draft, changed: [draftChanged], $own: $ownFaults };

/** The form of checkout. */
export const checkoutForm = createForm({
  ...ofDraft,
  name: 'checkout',
  fields: checkoutFields,
  $isBusy: submitFx.pending,
});

/** The choice of how to get the goods before anything is ordered: a part of the same draft, sent by itself. */
export const obtainingForm = createForm({
  ...ofDraft,
  name: 'checkout-obtaining',
  idPrefix: 'checkout',
  fields: obtainingFields,
  $isBusy: obtainFx.pending,
});
sample({ clock: opened, target: [checkoutForm.opened, obtainingForm.opened] });
sample({ clock: obtainingForm.submitted, fn: () => obtainingFields, target: checkoutForm.touched });

const $facts = combine({ plan: $plan, current: cart.$cart, session: $session });
sample({
  clock: checkoutForm.ready,
  source: { facts: $facts, shown: $shownOrder },
  filter: ({ shown }) => shown !== null,
  fn: ({ facts: { plan, current, session }, shown }, draft) => ({
    draft,
    plan,
    session,
    cart: current as Cart,
    shown: shown as OrderSummary,
  }),
  target: submitFx,
});
sample({
  clock: obtainingForm.ready,
  source: $facts,
  filter: ({ current }) => current !== null && cart.orderableLineIds(current).length > 0,
  fn: ({ plan, current, session }, draft) => ({ draft, plan, session, cart: current as Cart }),
  target: obtainFx,
});
sample({ clock: obtainFx.done, fn: () => undefined, target: closeModalFx });

/** Whether the order is made and its page is being opened. */
export const $isPlaced = createStore(false, { serialize: 'ignore' })
  .on(submitFx.done, () => true)
  .reset(opened);

/** The numbers of the orders that were made. */
export const placed = submitFx.doneData.map(({ orderNumbers }) => orderNumbers);

sample({ clock: leftToAnother, target: intentionDropped });
sample({ clock: placed, fn: () => undefined, target: [intentionDropped, cart.cleared] });
sample({ clock: [placed, leftToAnother], fn: () => emptyDraft, target: $draft });
sample({ clock: [placed, leftToAnother], fn: () => null, target: draftSavedFx });
sample({ clock: placed, fn: () => undefined, target: cart.refreshFx });
sample({ clock: placed, target: purchaseMarkedFx });
sample({
  clock: placed,
  fn: (numbers) => ({ to: `/thankyoupage?orders=${numbers.join(',')}`, replace: true }),
  target: addressRequestedFx,
});

/** What the shopper asked for came to nothing: it is shown in a modal, and at the field where it belongs. */
const refused = handleRefusals({
  ...checkoutRefusals,
  failures: sample({ clock: [submitFx.failData, obtainFx.failData], fn: failureOf }),
  refine: $nameOfLine.map((nameOf) => namingLines(nameOf)),
});
askAboutChanges(refused.map(({ failure }) => failure));
/** What could not be saved in passing is shown at its field alone. */
const refusedInPassing = handleRefusals({
  ...checkoutRefusals,
  failures: sample({
    clock: [saveObtainingFx.failData, saveContactFx.failData, savePaymentFx.failData],
    fn: failureOf,
  }),
  isSilent: true,
});
const handled = merge([refused, refusedInPassing]);

/** A refusal of a point or of hours belongs to the way that is chosen. */
const placeOf = (field: CheckoutField, draft: CheckoutDraft): CheckoutField => {
  if (field === 'pickupId' && draft.method === 'thirdparty') return 'partnerId';
  return field === 'slot' && !hasCourier(draft, 'delivery') ? 'expressSlot' : field;
};

sample({
  clock: handled,
  source: $draft,
  fn: (draft, { failure, handling: { at } }) =>
    at
      ? { [placeOf(at.field, draft)]: at.fault }
      : faultsOfServer(failure.kind === 'refused' ? failure.errors : []),
  target: [checkoutForm.refused, obtainingForm.refused],
});

outdatedBy(
  handled.filter({ fn: ({ handling }) => handling.isOutdated === true }).map(() => undefined),
  $isOpen,
);

// The session is another one after signing in, and what is kept goes along with it.
sample({
  clock: [changed, addressChanged, $intention, obtainFx.done, stayed],
  source: { draft: $draft, intention: $intention, isPlaced: $isPlaced, before: $draftBefore },
  filter: ({ isPlaced, before }) => !isPlaced && before === null,
  fn: ({ draft, intention }) => ({ draft, intention }),
  target: draftSavedFx,
});
