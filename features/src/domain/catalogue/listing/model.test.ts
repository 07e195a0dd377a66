import { allSettled, createWatch, fork, scopeBind, type Scope, type UnitValue } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { $api, type Api } from '../../../platform/api/index.ts';
import { offlineTried } from '../../../platform/connection/index.ts';
import { addressRequestedFx } from '../../../platform/navigation/index.ts';
import * as model from './model.ts';
import { nothing, toggle, type Selection } from './selection.ts';

const size44 = { filter: 'size-sku', value: '44' } as const;
const cheap = { filter: 'price', range: { from: 100_000, to: 300_000, min: 100_000, max: 500_000 } } as const;
const with44 = toggle(nothing, 'size-sku', '44');

let scope: Scope;
let updates: Selection[];
let addresses: string[];
beforeEach(async () => {
  updates = [];
  addresses = [];
  scope = fork({
    handlers: [
      [addressRequestedFx, ({ to }: UnitValue<typeof addressRequestedFx>) => void addresses.push(to)],
    ],
  });
  createWatch({ unit: model.filtersUpdated, fn: (selection) => updates.push(selection), scope });
  const location = { url: 'zhenschiny/platya', selection: with44, pageNumber: 0 };
  await allSettled(model.listingOpened, { scope, params: location });
});

test.each<[string, () => Promise<unknown>, Selection['filters']]>([
  [
    'choosing another value',
    () => allSettled(model.facetToggled, { scope, params: { filter: 'size-sku', value: '46' } }),
    toggle(with44, 'size-sku', '46').filters,
  ],
  ['taking a value off', () => allSettled(model.facetToggled, { scope, params: size44 }), nothing.filters],
  ['resetting a facet', () => allSettled(model.facetReset, { scope, params: 'size-sku' }), nothing.filters],
  ['resetting all', () => allSettled(model.selectionCleared, { scope }), nothing.filters],
])('%s fires the update event once, with what is chosen now [CAT-12]', async (_, change, filters) => {
  await change();

  expect(updates.map((update) => update.filters)).toEqual([filters]);
});

test('a range and another order fire the update event too, each with the address it leads to [CAT-12]', async () => {
  await allSettled(model.rangeChanged, { scope, params: cheap });
  await allSettled(model.sortChosen, { scope, params: 'byPriceAsc' });

  expect(updates).toHaveLength(2);
  expect(updates[1]).toMatchObject({ sort: 'byPriceAsc', filters: updates[0]?.filters });
  expect(addresses).toHaveLength(2);
});

test('what could not be narrowed without a connection is chosen no more', async () => {
  await allSettled(model.facetToggled, { scope, params: { filter: 'size-sku', value: '46' } });
  await allSettled(offlineTried, { scope });

  expect(scope.getState(model.$selection)).toEqual(with44);
});

test('in the drawer nothing is fired before it is applied, then once with the copy [CAT-12 FAC-24]', async () => {
  await allSettled(model.drawerOpened, { scope });
  await allSettled(model.draftToggled, { scope, params: { filter: 'size-sku', value: '46' } });
  expect(updates).toEqual([]);
  expect(scope.getState(model.$isDraftChanged)).toBe(true);

  await allSettled(model.drawerApplied, { scope });

  expect(updates).toEqual([toggle(with44, 'size-sku', '46')]);
  expect(scope.getState(model.$isDraftChanged)).toBe(false);
  expect(addresses).toEqual(['/catalog/zhenschiny/platya?size=44,46']);
});

test('a drawer that is closed without applying fires nothing and changes nothing [CAT-12 FAC-24]', async () => {
  await allSettled(model.drawerOpened, { scope });
  await allSettled(model.draftCleared, { scope });

  await allSettled(model.drawerClosed, { scope });

  expect(updates).toEqual([]);
  expect(scope.getState(model.$selection)).toEqual(with44);
  expect(scope.getState(model.$draft)).toEqual(with44);
});

test('the count of a copy is that of its own answer: a late one to an earlier copy is not shown, a failed one shows none', async () => {
  const asked: { size: string; answer: (count: number) => void; fail: () => void }[] = [];
  const send = (_: unknown, { query }: { query: { filters: string } }) =>
    new Promise((resolve, reject) => {
      asked.push({
        size: query.filters,
        answer: (totalCount) => resolve({ totalCount }),
        fail: () => reject(new Error('Gone.')),
      });
    });
  const awaiting = fork({ values: [[$api, { send: send as Api }]] });
  const choose = scopeBind(model.draftToggled, { scope: awaiting });
  choose({ filter: 'size-sku', value: '44' });
  choose({ filter: 'size-sku', value: '46' });
  expect(asked.map(({ size }) => size)).toEqual(['size=44', 'size=44,46']);

  asked[1]?.answer(12);
  asked[0]?.answer(30);
  await allSettled(awaiting);
  expect(awaiting.getState(model.$preview)).toEqual({ totalCount: 12 });

  choose({ filter: 'size-sku', value: '48' });
  asked[2]?.fail();
  await allSettled(awaiting);
  expect(awaiting.getState(model.$preview)).toBeNull();
});

test('a page that is set after another is asked for without facets, one that is opened by itself with them [CAT-07]', async () => {
  const asked: Record<string, unknown>[] = [];
  const send = (_: unknown, { query }: { query: Record<string, unknown> }) => {
    asked.push(query);
    return Promise.resolve({ tiles: [] });
  };
  const second = { url: 'zhenschiny/platya', selection: nothing, pageNumber: 1 };
  const reading = fork({ values: [[$api, { send: send as Api }]] });
  await allSettled(model.listing.openFx, { scope: reading, params: model.requestOf(second) });
  await allSettled(model.listingOpened, { scope: reading, params: second });

  await allSettled(model.moreRequested, { scope: reading });

  expect(asked.map(({ pageNumber, withFacets = 'true' }) => [pageNumber, withFacets])).toEqual([
    [1, 'true'],
    [2, 'false'],
  ]);
});
