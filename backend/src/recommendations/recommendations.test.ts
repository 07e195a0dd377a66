import { logout } from '@rukav/contract/sign-in/calls.ts';
import {
  addViewed,
  getCrossSale,
  getRecommendationsByPattern,
  getRecommendationsBySlots,
} from '@rukav/contract/recommendations/calls.ts';
import { limits } from '@rukav/contract/limits.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { eraseViewed, recommendations } from './index.ts';
import { createViewedRepository } from './viewed-repository.ts';

const { db } = await testDatabase();
const skirt = { categories: [4, 2], name: 'Юбка' };
const shirt = { categories: [6], gender: 'men' as const, name: 'Рубашка' };
await openCatalogue(db, [
  { id: 'dress1', popularity: 9, colours: [{ id: 'dress1-red' }, { id: 'dress1-blue' }] },
  { id: 'dress2', popularity: 8, colours: [{ id: 'dress2-red', sizes: { 42: { delivery: 0 } } }] },
  { id: 'dress3', popularity: 7, colours: [{ id: 'dress3-red' }] },
  { id: 'skirt1', ...skirt, popularity: 6, colours: [{ id: 'skirt1-red' }] },
  { id: 'skirt2', ...skirt, popularity: 5, collections: ['summer'], colours: [{ id: 'skirt2-red' }] },
  { id: 'skirt3', ...skirt, popularity: 4, colours: [{ id: 'skirt3-red' }, { id: 'skirt3-blue' }] },
  { id: 'shirt1', ...shirt, popularity: 3, colours: [{ id: 'shirt1-red' }] },
  // Sold out: remembered all the same.
  {
    id: 'many',
    popularity: 2,
    colours: Array.from({ length: 33 }, (_, place) => ({
      id: `many-${place}`,
      sizes: { 42: { delivery: 0 } },
    })),
  },
]);
await db.insertInto('kit').values({ id: 'k1', name_ru: 'Отпуск', name_kk: 'Демалыс' }).execute();
await db
  .insertInto('kit_product')
  .values(
    ['dress1-red', 'skirt3-blue'].map((product_id, position) => ({ kit_id: 'k1', product_id, position })),
  )
  .execute();

const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, signIn, recommendations]);
afterAll(() => app.close());

let guest: Visitor;
let count = 0;
beforeEach(() => {
  kernel.clock.move(3_600_000);
  guest = visitorOf(app);
});

async function aMember(): Promise<Visitor> {
  const member = visitorOf(app);
  count += 1;
  await signUp(db, member, `+7907${String(count).padStart(7, '0')}`);
  return member;
}

const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);

async function slots(visitor: Visitor, query: Record<string, unknown>) {
  const { body } = await visitor.call(getRecommendationsBySlots, { query });
  return Object.fromEntries(body.slots.map(({ slot, products }) => [slot, idsOf(products)]));
}

test('slots are filled by what is seen and what was looked at, and those with nothing are left out [API-065]', async () => {
  expect(
    await slots(guest, {
      slots: 'recommended,for_you,together,popular,viewed',
      ids: 'dress3-red',
      viewed: 'skirt1-red,gone,dress3-red',
    }),
  ).toEqual({
    recommended: ['dress1-red'],
    for_you: ['dress1-red', 'skirt2-red', 'skirt3-red'],
    together: ['skirt1-red', 'skirt3-red'],
    popular: ['dress1-red', 'skirt2-red', 'skirt3-red'],
    viewed: ['skirt1-red'],
  });
  expect(await slots(guest, { slots: 'viewed,for_you,recommended,together' })).toEqual({});
});

test('a pattern fills the slots of its page in their order [API-066]', async () => {
  const { body } = await guest.call(getRecommendationsByPattern, {
    query: { pattern: 'product', ids: 'dress3-red', viewed: 'skirt1-red', count: 1 },
  });

  expect(body.slots.map(({ slot, products }) => [slot, idsOf(products)])).toEqual([
    ['together', ['skirt1-red']],
    ['viewed', ['skirt1-red']],
  ]);
});

test('recommendations follow from the first five products of a page [CONT-68]', async () => {
  expect(limits.recommendationIds).toBe(5);
  const ids = ['shirt1-red', 'skirt1-red', 'skirt2-red', 'skirt3-red', 'skirt3-blue', 'dress3-red'];

  expect(await slots(guest, { slots: 'recommended', ids: ids.join(',') })).toEqual({});
  expect(await slots(guest, { slots: 'recommended', ids: ids.toReversed().join(',') })).toEqual({
    recommended: ['dress1-red'],
  });
});

test('what stands in a look with a product goes with it first, in the colour of the look [API-070]', async () => {
  const { body } = await guest.call(getCrossSale, { query: { ids: 'dress1-red' } });

  expect(idsOf(body.products)).toEqual(['skirt3-blue', 'skirt1-red']);
});

test('what others choose is for those for whom something was looked at', async () => {
  expect(await slots(guest, { slots: 'popular', viewed: 'shirt1-red' })).toEqual({});
  expect((await slots(guest, { slots: 'popular', count: 2 }))['popular']).toEqual([
    'dress1-red',
    'shirt1-red',
  ]);
});

test('what a member looks at is kept for her, latest first, with what her browser remembered [PROF-10 API-127]', async () => {
  const member = await aMember();
  await member.call(addViewed, { body: { productId: 'dress3-red', before: ['skirt1-red', 'gone'] } });
  kernel.clock.move(1000);
  await member.call(addViewed, { body: { productId: 'shirt1-red' } });
  kernel.clock.move(1000);
  const { status, body } = await member.call(addViewed, { body: { productId: 'skirt1-red' } });

  expect([status, body]).toEqual([200, {}]);
  // What the request says was looked at is a guest's.
  expect(await slots(member, { slots: 'viewed', viewed: 'dress1-red' })).toEqual({
    viewed: ['skirt1-red', 'shirt1-red', 'dress3-red'],
  });
  await member.call(logout, { body: { type: 'this_device' } });
  expect(await slots(member, { slots: 'viewed' })).toEqual({});
});

test('only a member’s list is kept here, and only products that there are', async () => {
  const { codes } = await guest.call(addViewed, { body: { productId: 'dress3-red' } });
  expect(codes).toEqual(['auth_required']);

  const unknown = await (await aMember()).call(addViewed, { body: { productId: 'gone' } });
  expect([unknown.status, unknown.errors[0]?.field]).toEqual([404, 'productId']);
});

test('thirty products are remembered, and all are forgotten with their account', async () => {
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const viewed = createViewedRepository(db, id);
  const ids = Array.from({ length: 33 }, (_, place) => `many-${place}`);
  await viewed.add(ids.slice(0, 20), kernel.clock.now());
  kernel.clock.move(1000);
  await viewed.add(ids.slice(20), kernel.clock.now());

  expect(await viewed.read()).toEqual([...ids.slice(20), ...ids.slice(0, 17)]);
  const { length } = await db.selectFrom('viewed_product').selectAll().where('account_id', '=', id).execute();
  expect(length).toBe(30);

  await eraseViewed(db, { id });
  expect(await viewed.read()).toEqual([]);
});

test.each([
  ['an unknown slot', getRecommendationsBySlots, { slots: 'for_you,nonsense' }],
  ['no slot', getRecommendationsBySlots, {}],
  ['an unknown pattern', getRecommendationsByPattern, { pattern: 'nonsense' }],
  ['ids that are none', getCrossSale, { ids: 'a,,b' }],
  ['more ids than are remembered', getCrossSale, { ids: Array.from({ length: 31 }, () => 'a').join(',') }],
  ['no products', getCrossSale, { count: 0 }],
])('%s is refused', async (_what, called, query) => {
  expect((await guest.call(called, { query })).codes).toEqual(['validation']);
});
