import { attach, createEvent, createStore, sample } from 'effector';
import { addGeofence, confirmGeofence } from '@rukav/contract/addresses/calls.ts';
import type { City } from '@rukav/contract/geography/schemas.ts';
import { codeOf, createCallFx, failureOf } from '../../platform/api/index.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { hereFx } from '../obtaining/index.ts';
import { changed, opened } from './form.ts';

/** The shopper wants her city to be found by where she is. */
export const locationWanted = createEvent();
/** She says whether the city that was found is right. */
export const cityAnswered = createEvent<boolean>();

/** Asks the browser for this form alone: other parts of the store ask too. */
const locateFx = attach({ effect: hereFx });
const addFx = createCallFx(addGeofence);
const confirmFx = createCallFx(confirmGeofence);

sample({ clock: locationWanted, fn: () => undefined, target: locateFx });
sample({
  clock: locateFx.doneData,
  fn: ({ point: { lat, lon } }) => ({ body: { latitude: lat, longitude: lon } }),
  target: addFx,
});

interface Found {
  point: { latitude: number; longitude: number };
  city: City;
}

/** The city that was found, until her answer is kept: where that fails she can answer again (GEO-12). */
export const $found = createStore<Found | null>(null, { serialize: 'ignore' })
  .on(addFx.done, (_, { params, result }) => ({ point: params.body, city: result.city }))
  .on(confirmFx.finally, (found, { status, params }) =>
    status === 'fail' && params.body.isConfirmed ? found : null,
  )
  .reset(locationWanted, opened);

sample({
  clock: cityAnswered,
  source: { found: $found, isBusy: confirmFx.pending },
  filter: ({ found, isBusy }) => found !== null && !isBusy,
  fn: ({ found }, isConfirmed) => ({ body: { ...(found as Found).point, isConfirmed } }),
  target: confirmFx,
});
sample({
  clock: confirmFx.done,
  filter: ({ params }) => params.body.isConfirmed,
  fn: ({ result: { city } }) => ({
    cityId: city.id,
    city: city.name,
    street: '',
    streetId: null,
    streetType: '',
  }),
  target: changed,
});

/** Whether the city is being looked for. */
export const $isLocating = createStore(false, { serialize: 'ignore' })
  .on(locationWanted, () => true)
  .reset(locateFx.fail, addFx.finally, opened);

const texts: Readonly<Record<string, MessageId>> = {
  geofence_not_available: 'addresses.here.notAvailable',
  geofence_exists: 'addresses.here.exists',
  geofence_limit_exceeded: 'addresses.here.limit',
};

/** Why no city was found (ERR-125 to ERR-127, ERR-167). */
export const $problem = createStore<MessageId | null>(null, { serialize: 'ignore' })
  .on(locateFx.fail, () => 'addresses.here.blocked')
  .on(
    [addFx.failData, confirmFx.failData],
    (_, thrown) => texts[codeOf(failureOf(thrown)) ?? ''] ?? 'addresses.here.failed',
  )
  .reset(locationWanted, cityAnswered, opened);
