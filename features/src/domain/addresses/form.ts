import { attach, createEvent, createStore, sample } from 'effector';
import {
  addDeliveryAddress,
  addProfileAddress,
  changeDeliveryAddress,
  changeProfileAddress,
  saveDeliveryAddress,
  suggestDeliveryAddress,
} from '@rukav/contract/addresses/calls.ts';
import type { AddressSuggestion, SavedAddress } from '@rukav/contract/addresses/schemas.ts';
import { $api, failureOf } from '../../platform/api/index.ts';
import { handleRefusals } from '../../platform/errors/handle-refusals.ts';
import { createDraft, createForm } from '../../platform/forms/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { showToastFx } from '../../platform/overlays/index.ts';
import { $flags, $session } from '../../platform/session/index.ts';
import { draftOf, emptySaved, faultsOfSaved, savedFields, toSave, type SavedDraft } from './draft.ts';
import { $addressList, addressesRequested, addressSaved } from './list.ts';
import { refineSaving, savingRefusals, type SavingNotice } from './refusals.ts';

/** The page of the form was opened: for the address with this id, or for a new one. */
export const formEntered = createEvent<string | null>();
/** The form is there: for a new address, or for a saved one to change. */
export const opened = createEvent<SavedAddress | null>();
/** The shopper insists on an address that the service doubts. */
export const forced = createEvent();
/** She takes what the service suggests in its place. */
export const suggestionTaken = createEvent<AddressSuggestion>();
/** She takes what another device has saved in the place of what she wrote. */
export const savedTaken = createEvent();
/** The wait between two savings is over. */
export const waitEnded = createEvent();

sample({ clock: formEntered, fn: () => undefined, target: addressesRequested });

/** For which address the form waits until the list is there; null while it waits for none. */
const $awaited = createStore<{ id: string | null } | null>(null, { serialize: 'ignore' })
  .on(formEntered, (_, id) => ({ id }))
  .reset(opened);
sample({
  clock: [$addressList, $awaited],
  source: { list: $addressList, awaited: $awaited },
  filter: ({ list, awaited }) => awaited !== null && list.state === 'ready',
  fn: ({ list, awaited }) => list.addresses.find(({ id }) => id === awaited?.id) ?? null,
  target: opened,
});

const draft = createDraft('saved-address', emptySaved);
/** The address, as far as it is written. */
export const { $draft, changed } = draft;

sample({ clock: opened, fn: () => undefined, target: draft.cleared });
// A new address begins in the city of the session.
sample({
  clock: opened,
  source: $session,
  fn: ({ cityId, cityName }, saved): Partial<SavedDraft> =>
    saved ? draftOf(saved) : { cityId, city: cityName },
  target: changed,
});
sample({ clock: suggestionTaken, target: changed });

/** The id of the address that is changed; null for a new one. */
const $id = createStore<string | null>(null, { serialize: 'ignore' }).on(
  opened,
  (_, saved) => saved?.id ?? null,
);

/** When the address was changed last, as far as it is known here; she saves over another device's change once she was told. */
const $updatedAt = createStore<string | null>(null, { serialize: 'ignore' }).on(
  opened,
  (_, saved) => saved?.updatedAt ?? null,
);

/** Saves an address; by force also what the service doubts, which only the v3 base can (FLAG-14). */
export const saveFx = attach({
  source: { api: $api, flags: $flags, id: $id, updatedAt: $updatedAt },
  effect: (
    { api: { send }, flags: { apiV3UserService }, id, updatedAt },
    { isForced, ...written }: SavedDraft & { isForced: boolean },
  ) => {
    const address = { ...toSave(written), ...(updatedAt !== null && { updatedAt }) };
    if (isForced)
      return send(saveDeliveryAddress, {
        body: { address: id === null ? address : { ...address, id }, forceSave: true },
      });
    if (id === null)
      return send(apiV3UserService ? addDeliveryAddress : addProfileAddress, { body: address });
    const request = { params: { id }, body: address };
    return send(apiV3UserService ? changeDeliveryAddress : changeProfileAddress, request);
  },
});

/** What may have been meant in the place of an address that is doubted. */
const suggestFx = attach({
  source: { api: $api, draft: $draft },
  effect: ({ api: { send }, draft: written }) =>
    send(suggestDeliveryAddress, { body: { address: toSave(written), forceSave: false } }),
});

/** The form of an address. */
export const addressForm = createForm({
  name: 'saved-address',
  fields: savedFields,
  $draft,
  changed: [changed],
  $own: $draft.map(faultsOfSaved),
  $isBusy: saveFx.pending,
});
sample({ clock: opened, fn: () => undefined, target: addressForm.opened });

sample({ clock: addressForm.ready, fn: (written) => ({ ...written, isForced: false }), target: saveFx });
sample({
  clock: forced,
  source: { draft: $draft, isBusy: saveFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ draft: written }) => ({ ...written, isForced: true }),
  target: saveFx,
});

const refused = handleRefusals({
  ...savingRefusals,
  failures: saveFx.failData.map(failureOf),
  refine: refineSaving,
});
sample({
  clock: refused.filterMap(({ handling }) => handling.faults),
  target: addressForm.refused,
});

$updatedAt.on(refused, (known, { handling }) => handling.updatedAt ?? known);
sample({
  clock: refused,
  filter: ({ handling }) => handling.notice === 'changed',
  fn: () => undefined,
  target: addressesRequested,
});
sample({
  clock: savedTaken,
  source: { list: $addressList, id: $id },
  fn: ({ list, id }) => list.addresses.find((address) => address.id === id) ?? null,
  target: opened,
});

/** What is said above the buttons. */
export const $notice = createStore<SavingNotice | null>(null, { serialize: 'ignore' })
  .on(refused, (_, { handling }) => handling.notice ?? null)
  .reset(opened, changed, saveFx, waitEnded);

/** How long the next saving has to wait, ms; null when it need not. */
export const $wait = createStore<number | null>(null, { serialize: 'ignore' })
  .on(refused, (_, { handling }) => handling.wait ?? null)
  .reset(opened, waitEnded);

sample({
  clock: refused,
  filter: ({ handling }) => handling.notice === 'doubtful',
  fn: () => undefined,
  target: suggestFx,
});

/** What may have been meant. */
export const $suggestions = createStore<readonly AddressSuggestion[]>([], { serialize: 'ignore' })
  .on(suggestFx.doneData, (_, { suggestions }) => suggestions)
  .reset(opened, changed, saveFx);

sample({ clock: saveFx.doneData, fn: ({ address }) => address, target: addressSaved });
sample({ clock: saveFx.done, fn: () => ({ to: '/personal/addresses' }), target: addressRequestedFx });
sample({
  clock: saveFx.doneData,
  fn: ({ address: { id, updatedAt } }) =>
    ({ id: `address-saved ${id} ${updatedAt}`, level: 'success', message: 'addresses.saved' }) as const,
  target: showToastFx,
});
