import { combine, createEvent, createStore, sample } from 'effector';
import { failureOf } from '../../platform/api/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as cart from '../cart/index.ts';
import { channels, deliveryVariants, pickupStores } from '../obtaining/index.ts';
import { keepContactFx, keepObtainingFx, keepPaymentFx, obtainFx } from './allocate.ts';
import { draftSavedFx } from './draft-storage.ts';
import { emptyDraft } from './draft.ts';
import { amountsOf, slotPrice } from './amounts.ts';
import { needsCourier, noPlan, planOf } from './plan.ts';
import {
  obtainingFields,
  problemsOf,
  serverProblems,
  type CheckoutField,
  type CheckoutProblem,
} from './problems.ts';
import { changesWhereabouts, modalOf, problemOfRefusal } from './refusals.ts';
import { $intention, intentionDropped, submitFx } from './submit.ts';

import { $draft, addressChanged, changed, left, opened } from './draft-model.ts';

export { $draft, addressChanged, changed, left, opened } from './draft-model.ts';
export { draftReadFx, draftSavedFx } from './draft-storage.ts';
export type { Kept } from './draft-storage.ts';

/** The shopper has said how to get the goods, before anything is ordered. */
export const obtainingConfirmed = createEvent();
/** The shopper places the order. */
export const submitted = createEvent();

/** The line ids that are to be ordered. */
export const $lineIds = cart.$cart.map((current) => (current ? cart.orderableLineIds(current) : []));

const $asked = combine($lineIds, $session, (lineIds, { cityId }) => ({ lineIds, cityId }));

sample({
  clock: [opened, $asked],
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
  ({ method }, { open, pickups }) => method === 'pickup' || open.length > 0 || pickups.length > 0,
);
sample({
  clock: [$areShopsNeeded, $asked],
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
  clock: [$courierIds, $session],
  source: { lineIds: $courierIds, session: $session },
  filter: ({ lineIds }) => lineIds !== '',
  fn: ({ lineIds, session }) => ({ query: { lineIds, cityId: session.cityId } }),
  target: deliveryVariants.openFx,
});

const $variants = deliveryVariants.$current.map(({ answer }) => answer);

/** What the order comes to. */
export const $amounts = combine(
  { current: cart.$cart, plan: $plan, store: $store, variants: $variants, draft: $draft },
  ({ current, plan, store, variants, draft }) =>
    current &&
    amountsOf(current, plan, { store: store?.price ?? null, slot: slotPrice(variants, draft.slot) }),
);

/** Everything that keeps the draft from becoming an order. */
export const $ownProblems = combine(
  { draft: $draft, session: $session, plan: $plan, variants: $variants, whereabouts: $whereabouts },
  ({ draft, session, plan, variants, whereabouts: { stores } }) =>
    problemsOf(draft, {
      country: session.country,
      isShopListed: stores === null || stores.some(({ point }) => point.id === draft.pickupId),
      isRestOpen: plan.open.length > 0,
      isSlotOffered: slotPrice(variants, draft.slot) !== null,
    }),
);

const changedFields = (changes: object) => Object.keys(changes) as CheckoutField[];

const refused = [
  submitFx.failData,
  obtainFx.failData,
  keepObtainingFx.failData,
  keepContactFx.failData,
  keepPaymentFx.failData,
];

/** What the server found faulty; forgotten for a place as soon as that changes. */
const $serverProblems = createStore<readonly CheckoutProblem[]>([], { serialize: 'ignore' })
  .on(refused, (_, thrown) => {
    const failure = failureOf(thrown);
    const own = problemOfRefusal(failure);
    return own ? [own] : serverProblems(failure.kind === 'refused' ? failure.errors : []);
  })
  .on([changed, addressChanged], (problems, changes) =>
    problems.filter(({ field }) => !changedFields(changes).includes(field)),
  )
  .reset(submitFx, obtainFx, keepObtainingFx);

const $left = createStore<ReadonlySet<CheckoutField>>(new Set(), { serialize: 'ignore' })
  .on(left, (fields, field) => new Set([...fields, field]))
  .on(obtainingConfirmed, (fields) => new Set([...fields, ...obtainingFields]))
  .reset(opened);

/** How often the shopper tried to place the order: each try moves the focus to what is wrong. */
export const $attempt = createStore(0, { serialize: 'ignore' })
  .on(submitted, (attempt) => attempt + 1)
  .reset(opened);

/** The faults that are shown: of what was left, after a first try of everything, and what the server found. */
export const $problems = combine(
  $ownProblems,
  $serverProblems,
  $left,
  $attempt,
  (own, server, seen, attempt) => [
    ...own.filter(({ field }) => attempt > 0 || seen.has(field)),
    ...server.filter(({ field }) => !own.some((problem) => problem.field === field)),
  ],
);

/** The faults of the summary: those that the last try met. */
export const $summary = combine($problems, $attempt, (problems, attempt) => (attempt > 0 ? problems : []));

sample({
  clock: submitted,
  source: {
    draft: $draft,
    plan: $plan,
    current: cart.$cart,
    session: $session,
    problems: $ownProblems,
    isBusy: submitFx.pending,
  },
  filter: ({ problems, current, isBusy }) => problems.length === 0 && current !== null && !isBusy,
  fn: ({ draft, plan, current, session }) => ({
    draft,
    plan,
    cart: current as NonNullable<typeof current>,
    session,
  }),
  target: submitFx,
});

/** Whether the order is made and its page is being opened. */
export const $isPlaced = createStore(false, { serialize: 'ignore' })
  .on(submitFx.done, () => true)
  .reset(opened);

/** The numbers of the orders that were made. */
export const placed = submitFx.doneData.map(({ orderNumbers }) => orderNumbers);

sample({ clock: placed, fn: () => undefined, target: [intentionDropped, cart.cleared] });
sample({ clock: placed, fn: () => emptyDraft, target: $draft });
sample({ clock: placed, fn: () => null, target: draftSavedFx });
sample({ clock: placed, fn: () => undefined, target: cart.refreshFx });
sample({
  clock: placed,
  fn: (numbers) => ({ to: `/thankyoupage?orders=${numbers.join(',')}`, replace: true }),
  target: addressRequestedFx,
});

sample({
  clock: [submitFx.failData, obtainFx.failData],
  source: $nameOfLine,
  filter: (nameOf, thrown) => modalOf(failureOf(thrown), nameOf) !== null,
  fn: (nameOf, thrown) => ({
    id: 'error' as const,
    props: modalOf(failureOf(thrown), nameOf) ?? { message: 'errors.refresh' as const },
  }),
  target: openModalFx,
});

// Another shopper was faster: what shops and warehouse have is asked for anew.
sample({
  clock: refused,
  filter: (thrown) => changesWhereabouts(failureOf(thrown)),
  fn: () => undefined,
  target: [channels.staled, pickupStores.staled, channels.retryFx, pickupStores.retryFx],
});

sample({
  clock: [changed, addressChanged, $intention],
  source: { draft: $draft, intention: $intention, isPlaced: $isPlaced },
  filter: ({ isPlaced }) => !isPlaced,
  fn: ({ draft, intention }) => ({ draft, intention }),
  target: draftSavedFx,
});

/** Whether a courier is needed. */
export const $needsCourier = $draft.map(needsCourier);
