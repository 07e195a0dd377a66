import { combine, createEvent, createStore, sample } from 'effector';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { $session, setCityFx } from '../../platform/session/index.ts';
import { emptyAddress, proposedAddress } from '../address/index.ts';
import * as cart from '../cart/index.ts';
import { $profile, profileRequested } from '../profile/index.ts';
import { withCartChoice } from './cart-choice.ts';
import { draftReadFx, type Kept } from './draft-storage.ts';
import { emptyDraft, filled, inAnotherCity, obtainingOf, restored, type CheckoutDraft } from './draft.ts';
import { $intention, intentionRestored } from './submit.ts';

/** The page of checkout, or the choice of obtaining methods, was opened in the browser. */
export const opened = createEvent();
/** The page of checkout, or the choice of obtaining methods, was left. */
export const left = createEvent();
/** Something was chosen or written. */
export const changed = createEvent<Partial<CheckoutDraft>>();
/** A way is looked at while none is chosen; it is no choice of the shopper's yet, and nothing is kept of it. */
export const methodShown = createEvent<CheckoutDraft['method']>();
/** What was only looked at is given up for the choice that was made before. */
export const choiceTakenBack = createEvent<CheckoutDraft>();
export const addressChanged = createEvent<Partial<CheckoutDraft['address']>>();

/** Whether one of them is on screen; the page may be opened before the choice is left. */
export const $isOpen = createStore(0, { serialize: 'ignore' })
  .on(opened, (count) => count + 1)
  .on(left, (count) => count - 1)
  .map((count) => count > 0);

const keptRead = draftReadFx.doneData.map((kept) => (kept ?? {}) as Partial<Kept>);
const cartChoiceRead = createEvent<{ current: Cart; cityId: number }>();

/** What is chosen and written so far. */
export const $draft = createStore<CheckoutDraft>(emptyDraft, { serialize: 'ignore' })
  .on(keptRead, (_, { draft }) => restored(draft))
  .on(changed, (draft, changes) => ({ ...draft, ...changes }))
  .on(methodShown, (draft, method) => ({ ...draft, method }))
  .on(choiceTakenBack, (draft, before) => ({ ...draft, ...obtainingOf(before) }))
  .on(addressChanged, (draft, changes) => ({ ...draft, address: { ...draft.address, ...changes } }))
  .on(cartChoiceRead, (draft, { current, cityId }) => withCartChoice(draft, current, cityId))
  .on(setCityFx.done, inAnotherCity);

sample({ clock: opened, target: [draftReadFx, cart.requested, profileRequested] });
sample({ clock: opened, fn: () => ({}), target: proposedAddress.openFx });
sample({ clock: keptRead, fn: ({ intention }) => intention ?? null, target: intentionRestored });

const $known = combine(
  { current: cart.$cart, profile: $profile, proposed: proposedAddress.$current, session: $session },
  ({ current, profile, proposed, session }) => {
    const address = proposed.answer?.address;
    // The passport's name has a surname: a first name alone would be sent as it is.
    const name = profile?.lastName
      ? [profile.lastName, profile.firstName, profile.secondName].filter(Boolean).join(' ')
      : '';
    return {
      contact: {
        fullName: current?.contact?.fullName || name,
        phone: current?.contact?.phone || profile?.phone || '',
        email: current?.contact?.email || profile?.email || '',
      },
      paymentMethod: current?.paymentMethod,
      address: address?.cityId === session.cityId ? { ...emptyAddress, ...address } : null,
    };
  },
);
sample({
  clock: [$known, keptRead, choiceTakenBack],
  source: { draft: $draft, known: $known },
  fn: ({ draft, known }) => filled(draft, known),
  target: $draft,
});

/** What the draft waits for after it was opened: what was kept beside the page, and then the cart. */
const $awaited = createStore<'kept' | 'cart' | 'nothing'>('kept', { serialize: 'ignore' })
  .on(opened, () => 'kept')
  .on(keptRead, () => 'cart')
  .on(cartChoiceRead, () => 'nothing');

// An order whose answer got lost is repeated as it was.
sample({
  clock: [keptRead, cart.$cart],
  source: { current: cart.$cart, session: $session, awaited: $awaited, intention: $intention },
  filter: ({ current, awaited, intention }) => awaited === 'cart' && current !== null && intention === null,
  fn: ({ current, session }) => ({ current: current as Cart, cityId: session.cityId }),
  target: cartChoiceRead,
});

/** Whether what was kept of the draft has been read. */
export const $isDraftKnown = $awaited.map((awaited) => awaited !== 'kept');
