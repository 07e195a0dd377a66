import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getCities, getCitiesByIds, getMacrocity } from '@rukav/contract/geography/calls.ts';
import type { City } from '@rukav/contract/geography/schemas.ts';
import { createCallFx, createQuery } from '../../platform/api/index.ts';
import { $session } from '../../platform/session/index.ts';
import { hereFx } from '../obtaining/index.ts';
import { cityChosen, citySelectorOpened } from './city.ts';
import { visitedReadFx, visitedSavedFx } from './visited-cities.ts';

/** Large cities that are drawn for one press. */
const mostLarge = 8;
/** Cities of before that are remembered. */
const mostVisited = 5;

const largeFx = createCallFx(getCities);
/** Cities by their ids, in the language of the page. */
const visitedCities = createQuery(getCitiesByIds, { ttl: 600_000, keep: 2 });

const $large = createStore<readonly City[]>([], { serialize: 'ignore' }).on(
  largeFx.doneData,
  (_, { cities }) => cities,
);
sample({
  clock: citySelectorOpened,
  source: $large,
  filter: (large) => large.length === 0,
  fn: () => ({ query: { filters: 'large' as const, size: mostLarge } }),
  target: largeFx,
});

const readVisited = (kept: unknown): readonly number[] =>
  Array.isArray(kept)
    ? kept.filter((one): one is number => Number.isInteger(one) && one > 0).slice(0, mostVisited)
    : [];

/** The cities that were chosen in this browser, latest first. */
const $visited = createStore<readonly number[]>([], { serialize: 'ignore' }).on(
  visitedReadFx.doneData,
  (_, kept) => readVisited(kept),
);
sample({ clock: citySelectorOpened, fn: () => undefined, target: visitedReadFx });
sample({
  clock: visitedReadFx.doneData,
  source: $visited,
  filter: (ids) => ids.length > 0,
  fn: (ids) => ({ query: { ids: ids.join(',') } }),
  target: visitedCities.openFx,
});
// The city that is left is one to come back to.
sample({
  clock: cityChosen,
  source: { visited: $visited, session: $session },
  fn: ({ visited, session }, chosenId) =>
    [...new Set([chosenId, session.cityId, ...visited])].slice(0, mostVisited),
  target: visitedSavedFx,
});

/** The shopper wants her city to be found by where she is. */
export const cityLocateRequested = createEvent();

/** Asks for this selector alone: other parts of the store ask too. */
const locateFx = attach({ effect: hereFx });
const macrocityFx = createCallFx(getMacrocity);

sample({ clock: cityLocateRequested, fn: () => undefined, target: locateFx });
sample({
  clock: locateFx.doneData,
  fn: ({ point: { lat, lon } }) => ({ query: { latitude: lat, longitude: lon } }),
  target: macrocityFx,
});

const $proposed = createStore<City | null>(null, { serialize: 'ignore' })
  .on(macrocityFx.doneData, (_, { city }) => city)
  .reset(citySelectorOpened, cityLocateRequested);
const $isLocating = createStore(false, { serialize: 'ignore' })
  .on(cityLocateRequested, () => true)
  .reset(locateFx.fail, macrocityFx.finally, citySelectorOpened);
const $isNowhere = createStore(false, { serialize: 'ignore' })
  .on([locateFx.fail, macrocityFx.fail], () => true)
  .reset(citySelectorOpened, cityLocateRequested);

/** Cities for one press: the large ones, those of before, and the one that she is in. Of another country only the last. */
export const $cityShortcuts = combine(
  {
    large: $large,
    visited: visitedCities.$current,
    ids: $visited,
    session: $session,
    proposed: $proposed,
    isLocating: $isLocating,
    isNowhere: $isNowhere,
  },
  ({ visited, ids, session, ...known }) => ({
    ...known,
    isAbroad: known.proposed !== null && known.proposed.country !== session.country,
    visited: ids.flatMap((id) => {
      const city = visited.answer?.cities.find((one) => one.id === id);
      return city && city.country === session.country && id !== session.cityId ? [city] : [];
    }),
  }),
);
