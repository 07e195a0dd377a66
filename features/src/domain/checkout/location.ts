import { combine, createEvent, createStore, sample } from 'effector';
import { setLocation } from '@rukav/contract/cart/checkout-calls.ts';
import { isSameLocation } from '@rukav/contract/cart/same-location.ts';
import { getDeliveryTermsAt } from '@rukav/contract/geography/calls.ts';
import { createQuery } from '../../platform/api/index.ts';
import { $session, setCityFx } from '../../platform/session/index.ts';
import type { AddressDraft } from '../address/index.ts';
import type { AddressPlace } from '../address/view.ts';
import { changeCartFx } from '../cart/index.ts';
import { addressChanged } from './draft-model.ts';

/** It became known where the address is. */
export const addressLocated = createEvent<AddressPlace>();

const placed: readonly (keyof AddressDraft)[] = ['street', 'house', 'houseBlock'];

/** Where the address is; null while nobody knows. */
const $place = createStore<AddressPlace | null>(null, { serialize: 'ignore' })
  .on(addressLocated, (_, place) => place)
  .on(addressChanged, (place, changes) => (placed.some((field) => field in changes) ? null : place))
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

/** The kinds of couriers that come to the address; null while that is not known. */
export const $couriersThere = combine($place, termsAt.$current, (place, { request, answer }) =>
  place && answer && request?.body.locationName === place.name.slice(0, 200)
    ? answer.terms.map(({ type }) => type)
    : null,
);
