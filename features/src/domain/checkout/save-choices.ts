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

sample({
  clock: waysChanged,
  source: { ...of, plan: $plan, session: $session, whereabouts: $whereabouts },
  filter: ({ whereabouts, plan, ...known }) =>
    canSave(known) &&
    whereabouts.warehouseLineIds !== null &&
    (whereabouts.stores !== null || plan.pickups.length === 0),
  fn: ({ draft, plan, session, current }) => ({ draft, plan, session, cart: current as Cart }),
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
