import { combine, createEvent, createStore, sample } from 'effector';
import { getCities, searchCities } from '@rukav/contract/geography/calls.ts';
import { limits } from '@rukav/contract';
import { debounce } from 'patronum';
import { createQuery, isRefusedWith, failureOf } from '../../platform/api/index.ts';
import { closeModalFx } from '../../platform/overlays/index.ts';
import { byUserService, setCityFx } from '../../platform/session/index.ts';

/** Cities by the beginning of their name, largest first. */
export const cities = createQuery(getCities, {
  ttl: 600_000,
  keep: 12,
  $sent: byUserService(getCities, searchCities),
});

/** Something was written into the city selector. */
export const citySought = createEvent<string>();
export const cityChosen = createEvent<number>();
/** The selector was opened: it starts empty. */
export const citySelectorOpened = createEvent();
/** Only cities with shops are wanted, or all. */
export const withStoresToggled = createEvent<boolean>();

/** What is written in the city selector. */
export const $citySought = createStore('', { serialize: 'ignore' })
  .on(citySought, (_, text) => text)
  .reset(citySelectorOpened);

const $isWithStores = createStore(false, { serialize: 'ignore' })
  .on(withStoresToggled, (_, isWithStores) => isWithStores)
  .reset(citySelectorOpened);

sample({
  clock: [citySelectorOpened, $citySought, $isWithStores],
  source: { text: $citySought, isWithStores: $isWithStores },
  fn: ({ text, isWithStores }) => ({
    query: {
      size: limits.cities,
      ...(text.trim() !== '' && { query: text.trim().slice(0, 100) }),
      ...(isWithStores && { pickupOnly: 'true' }),
    },
  }),
  target: cities.openFx,
});

sample({ clock: cityChosen, fn: (cityId) => ({ body: { cityId } }), target: setCityFx });
sample({ clock: setCityFx.done, fn: () => undefined, target: closeModalFx });

/** Why a city could not be chosen: it is not known, or the call did not go through. */
export const $cityFailure = createStore<'not_found' | 'failed' | null>(null, { serialize: 'ignore' })
  .on(setCityFx.failData, (_, failed) =>
    isRefusedWith(failureOf(failed), 'city_not_found') ? 'not_found' : 'failed',
  )
  .reset(citySelectorOpened, cityChosen);

/** How many cities the selector draws at once; the rest is found by writing. */
const drawnCities = 60;

/** The city selector as it is drawn. */
export const $citySelector = combine(
  {
    text: $citySought,
    isWithStores: $isWithStores,
    entry: cities.$current,
    isOpening: cities.$isOpening,
    failure: $cityFailure,
  },
  ({ text, isWithStores, entry, isOpening, failure }) => ({
    text,
    isWithStores,
    failure,
    isLoading: isOpening || entry.state === 'pending',
    isFailed: entry.state === 'failed',
    cities: entry.answer?.cities.slice(0, drawnCities) ?? [],
    total: entry.answer?.cities.length ?? 0,
  }),
);

/** Something was written into the city field of a form. */
export const cityFieldSought = createEvent<string>();

sample({
  clock: debounce(cityFieldSought, 250),
  filter: (text) => text.trim() !== '',
  fn: (text) => ({ query: { size: limits.geofences, query: text.trim().slice(0, 100) } }),
  target: cities.openFx,
});
