import {
  addFavourite,
  addFavouriteStores,
  getFavourites,
  getFavouriteStores,
  getMarks,
  removeFavourite,
  removeFavouriteStore,
} from '@rukav/contract/favourites/calls.ts';
import { getMessages } from '@rukav/contract/notifications/calls.ts';
import { limits } from '@rukav/contract/limits.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { notifications } from '../notifications/index.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { changesSince } from './changes-since.ts';
import { favourites } from './index.ts';
import { tellOfCheaper } from './tell-cheaper.ts';

const { db } = await testDatabase();
const dresses = Array.from({ length: limits.favourites + 1 }, (_, index) => ({
  id: `d${index}`,
  colours: [
    { id: `d${index}-red`, sizes: { 42: { delivery: 1 }, 44: { delivery: 2 }, 46: { delivery: 2 } } },
  ],
}));
await openCatalogue(db, dresses);
await db.updateTable('point').set({ format: 'discount' }).where('id', '=', 'kazan1').execute();
await sql`insert into point select (jsonb_populate_record(point, '{"id": "fourth", "shop_number": "fourth"}')).*
  from point where id = 'arbat'`.execute(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [favourites, notifications, signIn]);

let member: Visitor;
let count = 0;
beforeEach(async () => {
  count += 1;
  member = visitorOf(app);
  await signUp(db, member, `+7907${String(count).padStart(7, '0')}`);
});
const like = (productId: string) => member.call(addFavourite, { body: { productId } });

test('a member likes products and changes her mind; a guest is asked to sign in [API-125 API-126]', async () => {
  const { call } = visitorOf(app);

  expect((await like('d1-red')).body.favourites).toEqual(['d1-red']);
  expect((await like('d2-red')).body.favourites).toEqual(['d2-red', 'd1-red']);
  expect((await like('d1-red')).body.favourites).toEqual(['d2-red', 'd1-red']);
  const removed = await member.call(removeFavourite, { body: { productId: 'd2-red' } });
  expect(removed.body.favourites).toEqual(['d1-red']);
  expect((await like('nothing')).codes).toEqual(['product_not_found']);
  expect((await call(addFavourite, { body: { productId: 'd1-red' } })).codes).toEqual(['auth_required']);
  expect((await call(getMarks)).codes).toEqual(['auth_required']);
});

test('favourites have a limit that holds also where many are added at once', async () => {
  for (const { colours } of dresses.slice(0, limits.favourites - 1)) await like(colours[0]?.id ?? '');

  const last = await Promise.all([like(`d${limits.favourites - 1}-red`), like(`d${limits.favourites}-red`)]);

  expect(last.flatMap(({ codes }) => codes)).toEqual(['favourites_limit_exceeded']);
  expect((await member.call(getMarks)).body.favourites).toHaveLength(limits.favourites);
});

test('the list says what became cheaper and scarce since, and the member is told of a lower price once', async () => {
  await like('d3-red');
  await db.updateTable('product').set({ discount_price_rub: 250_000 }).where('id', '=', 'd3-red').execute();
  await db.updateTable('stock').set({ free: 0 }).where('sku_id', 'in', ['d3-red-42', 'd3-red-44']).execute();
  catalogueOf(db).forget();

  const { favourites: list } = (await member.call(getFavourites)).body;
  await tellOfCheaper(kernel);
  await tellOfCheaper(kernel);

  expect(list).toMatchObject([{ product: { id: 'd3-red' }, cheaperBy: 50_000, isScarce: true }]);
  expect(list[0]?.skus.map(({ availability }) => availability.isOnlineAvailable)).toEqual([
    false,
    false,
    true,
  ]);
  const told = (await member.call(getMessages, { query: { slot: 'actions' } })).body;
  expect(told.messages.map(({ title, kind }) => [title, kind])).toEqual([['Стало дешевле: Платье', 'PROMO']]);
  expect((await member.call(getMarks)).body.unreadMessages).toBe(1);
});

test.each([
  [
    { price: 100, sizes: 4 },
    { price: 100, sizes: 3 },
    { cheaperBy: null, isScarce: false },
  ],
  [
    { price: 100, sizes: 4 },
    { price: 90, sizes: 2 },
    { cheaperBy: 10, isScarce: true },
  ],
  [
    { price: 100, sizes: 1 },
    { price: 110, sizes: 1 },
    { cheaperBy: null, isScarce: false },
  ],
  [
    { price: 100, sizes: 2 },
    { price: 100, sizes: 0 },
    { cheaperBy: null, isScarce: false },
  ],
])('%o that is %o now', (then, now, changes) => {
  expect(changesSince(then, now)).toEqual(changes);
});

const choose = (...ids: string[]) => member.call(addFavouriteStores, { body: { ids } });

test('three shops are a member’s own, no discount shop and none that is closed [API-098 API-099]', async () => {
  expect((await choose('arbat')).body.favouriteStores).toEqual(['arbat']);
  expect((await choose('kazan1')).codes).toEqual(['store_is_discount']);
  expect((await choose('closed')).codes).toEqual(['store_is_closed']);
  expect((await choose('nowhere')).codes).toEqual(['store_not_found']);
  expect((await choose('tverskaya', 'almaty1')).body.favouriteStores).toEqual([
    'arbat',
    'tverskaya',
    'almaty1',
  ]);
  expect((await choose('fourth')).codes).toEqual(['favourite_stores_limit_exceeded']);

  const left = await member.call(removeFavouriteStore, { params: { id: 'tverskaya' } });

  expect(left.body.favouriteStores).toEqual(['arbat', 'almaty1']);
  const { stores } = (await member.call(getFavouriteStores)).body;
  expect(stores.map(({ name }) => name)).toEqual(['Магазин arbat', 'Магазин almaty1']);
});

test('without their flag there are no favourite shops', async () => {
  await choose('arbat');
  await kernel.flags.set('favoriteStores', false);

  expect((await choose('tverskaya')).codes).toEqual(['favourite_stores_unavailable']);
  expect((await member.call(getFavouriteStores)).codes).toEqual(['favourite_stores_unavailable']);
  expect((await member.call(getMarks)).body.favouriteStores).toEqual([]);
  await kernel.flags.set('favoriteStores', true);
});
