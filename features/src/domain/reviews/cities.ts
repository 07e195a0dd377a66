import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { getCities } from '@rukav/contract/geography/calls.ts';
import type { City } from '@rukav/contract/geography/schemas.ts';
import { createCallFx } from '../../platform/api/index.ts';

/** How long after the last letter cities are asked for, ms. */
const pause = 250;
/** Suggestions at once; the rest is found by writing on. */
const most = 12;

/** Something was written into the field of the city. */
export const citySought = createEvent<string>();

const loadCitiesFx = createCallFx(getCities);

const $sought = createStore('', { serialize: 'ignore' }).on(citySought, (_, text) => text.trim());

sample({
  clock: debounce(citySought, pause),
  filter: (text) => text.trim() !== '',
  fn: (text) => ({ query: { query: text.trim().slice(0, 100), size: most } }),
  target: loadCitiesFx,
});

/** Cities whose name begins as what is written, the largest first; `state` tells how the search stands. */
export const $cities = createStore<{
  state: 'idle' | 'pending' | 'ready' | 'failed';
  cities: readonly City[];
}>({ state: 'idle', cities: [] }, { serialize: 'ignore' })
  .on(citySought, ({ cities }) => ({ state: 'pending', cities }))
  .on(loadCitiesFx.fail, () => ({ state: 'failed', cities: [] }));

sample({
  clock: loadCitiesFx.done,
  source: $sought,
  filter: (sought, { params }) => params.query.query === sought,
  fn: (_, { result }) => ({ state: 'ready' as const, cities: result.cities }),
  target: $cities,
});
