import { getCart, updateProducts } from '@rukav/contract/cart/calls.ts';
import { applyActions, applyPromo, cartItem, recalculate } from '@rukav/contract/cart/legacy-calls.ts';
import { addPromo, deletePromo, setPromotions } from '@rukav/contract/cart/promo-calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { add, cart, cities, openStore, restock } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, signIn]);
const now = kernel.clock.now();
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const terms = {
  percent: 10,
  country: null,
  city_ids: null,
  from_sum_rub: null,
  from_sum_kzt: null,
  most_uses: null,
  starts_at: days(-1),
  ends_at: null,
};
await db
  .insertInto('promo_code')
  .values([
    { ...terms, code: 'PLAIN' },
    { ...terms, code: 'SECOND' },
    { ...terms, code: 'THIRD' },
    { ...terms, code: 'KAZAN', city_ids: [cities.kazan] },
    { ...terms, code: 'LATER', starts_at: days(1) },
    { ...terms, code: 'OLD', ends_at: days(-1) },
    { ...terms, code: 'GONE', most_uses: 1, uses: 1 },
    { ...terms, code: 'ONCE', is_once: true },
    { ...terms, code: 'BIG', from_sum_rub: 10_000_000 },
    { ...terms, code: 'FULL', is_full_price_only: true },
    { ...terms, code: 'PAUSED', is_paused: true },
    { ...terms, code: 'ALONE', is_with_promotions: false },
  ])
  .execute();
await db
  .insertInto('promotion')
  .values({
    id: 'women',
    name_ru: 'Минус 20 %',
    name_kk: '20 % жеңілдік',
    percent: 20,
    country: 'RU',
    city_ids: null,
    category_ids: [1],
    is_full_price_only: true,
    starts_at: days(-1),
    ends_at: null,
  })
  .execute();

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const enter = (promo: string) => visitor.call(addPromo, { body: { promo } });

test('a code lowers the cart until it is deleted, whatever case it is typed in [API-016 API-017]', async () => {
  await add(visitor, 'p1-42');

  const { body: lowered } = await enter(' plain ');
  expect(lowered.cart.promoCodes).toMatchObject([{ code: 'PLAIN', discount: 20_000, problem: null }]);
  expect(lowered.cart.totals).toMatchObject({ catalog: 299_900, subtotal: 179_900 });
  expect(lowered.cart.lines).toMatchObject([{ appliedActions: ['PLAIN'], priceWhenAdded: null }]);
  expect((await enter('PLAIN')).body.cart.promoCodes).toHaveLength(1);

  const { body: back } = await visitor.call(deletePromo, { body: { promo: 'plain' } });
  expect(back.cart.promoCodes).toEqual([]);
  expect(back.cart.totals.subtotal).toBe(199_900);
});

test.each([
  ['NOBODY', 'promo_not_found', undefined],
  ['KAZAN', 'promo_not_for_city', undefined],
  ['LATER', 'promo_not_started', undefined],
  ['OLD', 'promo_expired', undefined],
  ['GONE', 'promo_already_used', undefined],
  ['PAUSED', 'promo_other', undefined],
  ['ONCE', 'promo_not_applicable', 'member'],
  ['BIG', 'promo_not_applicable', 'sum'],
  ['FULL', 'promo_not_applicable', 'goods'],
])('the code %s is refused as %s and leaves the cart as it was', async (promo, code, reason) => {
  await add(visitor, 'p1-42');
  const before = (await visitor.call(getCart)).body;

  const { errors } = await enter(promo);

  expect(errors).toMatchObject([{ code, field: 'promo', ...(reason && { params: { reason } }) }]);
  expect((await visitor.call(getCart)).body).toEqual(before);
});

test('a third code is one too many', async () => {
  await add(visitor, 'p1-42');
  await enter('PLAIN');
  await enter('SECOND');

  expect((await enter('THIRD')).errors).toMatchObject([
    { code: 'promo_limit_reached', params: { maximum: 2 } },
  ]);
});

test('a code that stops to hold stays in the cart and says why', async () => {
  await add(visitor, 'p1-42');
  await enter('SECOND');
  await db
    .updateTable('promo_code')
    .set({ ends_at: days(-1) })
    .where('code', '=', 'SECOND')
    .execute();

  const { cart: seen } = (await visitor.call(getCart)).body;

  expect(seen.promoCodes).toMatchObject([{ code: 'SECOND', discount: 0, problem: 'promo_expired' }]);
  expect(seen.totals.subtotal).toBe(199_900);
  await db.updateTable('promo_code').set({ ends_at: null }).where('code', '=', 'SECOND').execute();
});

test('promotions apply by themselves until they are declined [API-020]', async () => {
  await add(visitor, 'p2-42');
  const offered = (await visitor.call(getCart)).body.cart;
  expect(offered.promotions).toEqual({
    apply: true,
    offered: [{ id: 'women', name: 'Минус 20 %', discount: 20_000 }],
  });

  const { body } = await visitor.call(setPromotions, { body: { apply: false } });

  expect(body.cart.promotions).toMatchObject({ apply: false, offered: [{ discount: 0 }] });
  expect(body.cart.totals.subtotal).toBe(99_900);
});

test('a promotion that a code keeps away cannot be applied [CART-52]', async () => {
  await add(visitor, 'p2-42');
  expect((await enter('ALONE')).body.cart.forbiddenPromotions).toEqual(['women']);

  expect((await visitor.call(setPromotions, { body: { apply: true } })).codes).toEqual([
    'promotions_forbidden',
  ]);
});

test('a member gets the code that guests do not get', async () => {
  await signUp(db, visitor, '+79030000077', { email: 'member77@example.com' });
  await add(visitor, 'p1-42');

  expect((await enter('ONCE')).body.cart.promoCodes).toMatchObject([{ problem: null }]);
});

test('older clients set a size to a number of pieces, recalculate, and apply codes and promotions [API-071 API-075 API-076 API-078]', async () => {
  await visitor.call(cartItem, { body: { skuId: 'p2-42', quantity: 3 } });
  const { body: two } = await visitor.call(cartItem, { body: { skuId: 'p2-42', quantity: 2 } });
  expect(two.cart.lines).toMatchObject([{ skuId: 'p2-42', quantity: 2 }]);

  expect((await visitor.call(recalculate)).body).toEqual((await visitor.call(getCart)).body);
  expect((await visitor.call(applyPromo, { body: { promo: 'PLAIN' } })).body.cart.promoCodes).toHaveLength(1);
  const { body: declined } = await visitor.call(applyActions, { body: { apply: false } });
  expect(declined.cart.promotions.apply).toBe(false);
  const { body: none } = await visitor.call(cartItem, { body: { skuId: 'p2-42', quantity: 0 } });
  expect(none.cart.lines).toEqual([]);
});

test('a size becomes another colour of the same model', async () => {
  await add(visitor, 'p1-42', 2);

  const { body } = await visitor.call(updateProducts, {
    body: { sourceSkuId: 'p1-42', targetSkuId: 'p2-42' },
  });

  expect(body.cart.lines).toMatchObject([{ skuId: 'p2-42', quantity: 2 }]);
  expect(body.cartProducts['p2-42']?.colors).toEqual([
    { skuId: 'p1-42', color: 'вишнёвый', isAvailable: true },
    { skuId: 'p2-42', color: 'синий', isAvailable: true },
  ]);
});
