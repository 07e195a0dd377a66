import { attach, createEvent, createStore, sample } from 'effector';
import {
  deleteDeliveryAddress,
  deleteProfileAddress,
  getDeliveryAddresses,
  getProfileAddresses,
  setCurrentAddress,
} from '@rukav/contract/addresses/calls.ts';
import type { SavedAddress } from '@rukav/contract/addresses/schemas.ts';
import { $api, createCallFx, failureOf, isRefusedWith } from '../../platform/api/index.ts';
import { openModalFx, showToastFx } from '../../platform/overlays/index.ts';
import { $flags, $isMember } from '../../platform/session/index.ts';
import { profileCleared } from '../profile/index.ts';

/** A view shows the addresses: they are loaded anew for a member, and not at all for a guest. */
export const addressesRequested = createEvent();
/** An address was saved, a new one or a changed one. */
export const addressSaved = createEvent<SavedAddress>();
/** The next order is to go to one of them, by its id: other devices propose it as well. */
export const addressTaken = createEvent<string>();
/** The shopper has said yes to deleting one. */
export const deletionChosen = createEvent<string>();

/** User calls go to the v3 base, or with the flag off to the legacy one (FLAG-14). */
const $calls = { api: $api, flags: $flags };

const loadFx = attach({
  source: $calls,
  effect: ({ api: { send }, flags }) =>
    send(flags.apiV3UserService ? getDeliveryAddresses : getProfileAddresses, {}),
});

/** Takes an address out of the list, on the server first. */
export const deleteFx = attach({
  source: $calls,
  effect: ({ api: { send }, flags }, id: string) =>
    send(flags.apiV3UserService ? deleteDeliveryAddress : deleteProfileAddress, { params: { id } }),
});

/** What is known of the member's addresses. `addresses` stay while they are loaded anew. */
export interface AddressList {
  state: 'loading' | 'failed' | 'ready';
  addresses: readonly SavedAddress[];
}

/** The saved address among the others: a new primary one takes the mark from the one that had it. */
const withSaved = (addresses: readonly SavedAddress[], saved: SavedAddress) => [
  saved,
  ...addresses
    .filter(({ id }) => id !== saved.id)
    .map((other) => (saved.isPrimary ? { ...other, isPrimary: false } : other)),
];

/** The member's addresses, the primary one first. */
export const $addressList = createStore<AddressList>(
  { state: 'loading', addresses: [] },
  { serialize: 'ignore' },
)
  .on(loadFx.doneData, (_, { addresses }) => ({ state: 'ready', addresses }))
  .on(loadFx.fail, ({ addresses }) => ({ state: 'failed', addresses }))
  .on(addressSaved, ({ state, addresses }, saved) => ({ state, addresses: withSaved(addresses, saved) }))
  .on(deleteFx.done, ({ state, addresses }, { params }) => ({
    state,
    addresses: addresses.filter(({ id }) => id !== params),
  }))
  .reset(profileCleared);

const $isWanted = createStore(false, { serialize: 'ignore' }).on(addressesRequested, () => true);

sample({
  clock: [addressesRequested, deleteFx.done, $isMember],
  source: { isWanted: $isWanted, isMember: $isMember, isLoading: loadFx.pending },
  filter: ({ isWanted, isMember, isLoading }) => isWanted && isMember && !isLoading,
  fn: () => undefined,
  target: loadFx,
});

sample({ clock: deletionChosen, target: deleteFx });
sample({
  clock: deleteFx.done,
  fn: ({ params }) =>
    ({ id: `address-deleted ${params}`, level: 'success', message: 'addresses.deleted' }) as const,
  target: showToastFx,
});
sample({
  clock: deleteFx.failData,
  filter: (thrown) => failureOf(thrown).status !== 429,
  fn: (thrown) =>
    ({
      id: 'error',
      props: {
        title: 'errors.title',
        message: isRefusedWith(failureOf(thrown), 'saved_address_not_found')
          ? 'addresses.error.notFound'
          : 'addresses.error.deletion',
        buttons: ['ok'],
      },
    }) as const,
  target: openModalFx,
});

const takeFx = createCallFx(setCurrentAddress);
sample({ clock: addressTaken, fn: (id) => ({ body: { id } }), target: takeFx });

// What another device deleted is not shown any more.
sample({
  clock: [deleteFx.failData, takeFx.failData],
  filter: (thrown) => isRefusedWith(failureOf(thrown), 'saved_address_not_found'),
  fn: () => undefined,
  target: addressesRequested,
});
