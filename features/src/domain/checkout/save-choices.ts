import { createEvent, createStore, sample } from 'effector';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { $session } from '../../platform/session/index.ts';
import { addressFields } from '../address/index.ts';
import { $cart } from '../cart/index.ts';
import { $draftBefore } from './choice-copy.ts';
import { contactOf, type CheckoutDraft } from './draft.ts';
import { $draft, changed } from './draft-model.ts';
import type { CheckoutField } from './faults.ts';
import { $ownFaults, $plan, $whereabouts, checkoutForm } from './model.ts';
import { $offeredExpressSlot, $offeredSlot } from './offered-slots.ts';
import { saveContactFx, saveObtainingFx, savePaymentFx } from './save-in-passing.ts';
import { submitFx } from './submit.ts';

/** Checkout is on screen: what is chosen there is kept by the server at once. */
export const savingStarted = createEvent();
/** Checkout was left. */
export const savingStopped = createEvent();

const $isSaving = createStore(false, { serialize: 'ignore' })
  .on(savingStarted, () => true)
  .on(savingStopped, () => false);

const of = {
  before: $draftBefore,
  draft: $draft,
  current: $cart,
  isSaving: $isSaving,
  isBusy: submitFx.pending,
};
const canSave = ({
  before,
  current,
  isSaving,
  isBusy,
}: {
  before: CheckoutDraft | null;
  current: Cart | null;
  isSaving: boolean;
  isBusy: boolean;
}) => isSaving && !isBusy && before === null && current !== null;

const courierFields: readonly CheckoutField[] = [...addressFields, 'comment'];

const waysChanged = sample({
  clock: [
    changed.filter({
      fn: (changes) =>
        ['method', 'pickupId', 'partnerId', 'apart', 'rests', 'slot', 'expressSlot', 'fitting'].some(
          (name) => name in changes,
        ),
    }),
    checkoutForm.touched.filter({ fn: (fields) => fields.some((field) => courierFields.includes(field)) }),
  ],
  fn: () => undefined,
});

/** Whether ways were changed here: hours that turn out to be offered afterwards belong to that change. */
const $areWaysChanged = createStore(false, { serialize: 'ignore' })
  .on(waysChanged, () => true)
  .reset(savingStopped);

const slotOffered = sample({
  clock: [$offeredSlot, $offeredExpressSlot],
  source: $areWaysChanged,
  filter: (areChanged, slot) => areChanged && slot !== null,
  fn: () => undefined,
});

// Hours that other lines were offered are not sent: the server would refuse them. They follow once they are known to be offered.
sample({
  clock: [waysChanged, slotOffered],
  source: {
    ...of,
    plan: $plan,
    session: $session,
    whereabouts: $whereabouts,
    slot: $offeredSlot,
    expressSlot: $offeredExpressSlot,
  },
  filter: ({ whereabouts, plan, ...known }) =>
    canSave(known) &&
    whereabouts.warehouseLineIds !== null &&
    (whereabouts.stores !== null || plan.pickups.length === 0),
  fn: ({ draft, slot, expressSlot, plan, session, current }) => ({
    draft: { ...draft, slot, expressSlot },
    plan,
    session,
    cart: current as Cart,
  }),
  target: saveObtainingFx,
});

const contactFields: readonly CheckoutField[] = ['fullName', 'phone', 'email'];

sample({
  clock: checkoutForm.touched.filter({
    fn: (fields) => fields.some((field) => contactFields.includes(field)),
  }),
  source: { ...of, own: $ownFaults },
  filter: ({ draft, own, ...known }) => {
    const isComplete = contactFields.every((field) => own[field] === undefined);
    const { fullName, phone, email } = contactOf(draft);
    const kept = known.current?.contact;
    const isKept = kept?.fullName === fullName && kept.phone === phone && kept.email === email;
    return canSave(known) && isComplete && !isKept;
  },
  fn: ({ draft }) => draft,
  target: saveContactFx,
});

sample({
  clock: changed.filterMap(({ paymentMethod }) => paymentMethod ?? undefined),
  source: of,
  filter: canSave,
  fn: (_, paymentMethod) => paymentMethod,
  target: savePaymentFx,
});
