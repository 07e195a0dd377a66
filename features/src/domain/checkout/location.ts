import { combine, createEvent, createStore, merge, sample } from 'effector';
import { setLocation } from '@rukav/contract/cart/checkout-calls.ts';
import { isSameLocation } from '@rukav/contract/cart/same-location.ts';
import { getDeliveryTermsAt } from '@rukav/contract/geography/calls.ts';
import { createQuery } from '../../platform/api/index.ts';
import { $session, setCityFx } from '../../platform/session/index.ts';
import type { AddressDraft } from '../address/index.ts';
import type { AddressPlace } from '../address/view.ts';
import { changeCartFx } from '../cart/index.ts';
import { addressChanged, changed } from './draft-model.ts';

/** It became known where the address is. */
export const addressLocated = createEvent<AddressPlace>();

const placed: readonly string[] = ['street', 'house', 'houseBlock'] satisfies (keyof AddressDraft)[];
const isPlace = (changes: object) => placed.some((field) => field in changes);

/**
 * What was changed of the draft. What is said of the street holds for the whole place and for the way that leads there: with
 * another one, or in another city, the street counts as changed too.
 */
export const draftChanged = merge<object>([
  merge<object>([changed, addressChanged]).map((changes) =>
    isPlace(changes) || 'method' in changes ? { ...changes, street: null } : changes,
  ),
  setCityFx.done.map(() => ({ street: null })),
]);

/** Where the address is; null while nobody knows. */
const $place = createStore<AddressPlace | null>(null, { serialize: 'ignore' })
  .on(addressLocated, (_, place) => place)
  .on(addressChanged, (place, changes) => (isPlace(changes) ? null : place))
  .reset(setCityFx.done);

// The server keeps where she is; the same house again is nothing new (CART-32, CART-33).
sample({
  clock: addressLocated,
  source: $session,
  fn: ({ cityId }, { locationLevel, geoPoint }) => ({
    key: 'location',
    send: async ({ send, cart }: Parameters<Parameters<typeof changeCartFx>[0]['send']>[0]) =>
      isSameLocation(cart?.userLocation ?? null, { locationLevel, geoPoint })
        ? null
        : send(setLocation, { body: { locationLevel, geoPoint, cityId } }),
  }),
  target: changeCartFx,
});

/** Which ways lead to a place. */
const termsAt = createQuery(getDeliveryTermsAt, { ttl: 600_000, keep: 8 });

sample({
  clock: addressLocated,
  fn: ({ name, locationLevel, geoPoint }) => ({
    body: { locationName: name.slice(0, 200), locationLevel, geoPoint },
  }),
  target: termsAt.openFx,
});

/** Whether couriers come to the address; null while that is not known. Both kinds go as far. */
export const $isReached = combine($place, termsAt.$current, (place, { request, answer }) =>
  place && answer && request?.body.locationName === place.name.slice(0, 200)
    ? answer.terms.some(({ type }) => type === 'delivery')
    : null,
);
