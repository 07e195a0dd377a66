import { addProducts, getCart } from '@rukav/contract/cart/calls.ts';
import { getPrices } from '@rukav/contract/product/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { cart, openStore, restock } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { accountIdOf, signIn, signUp } from '../sign-in/test-shopper.ts';
import { product } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, product, signIn]);

let visitor: Visitor;
let count = 0;
let accountId = '';
beforeEach(async () => {
  await restock(db);
  await kernel.flags.set('personalPrice', true);
  count += 1;
  const phone = `+7920${String(count).padStart(7, '0')}`;
  visitor = visitorOf(app);
  await signUp(db, visitor, phone);
  accountId = await accountIdOf(db, phone);
});
const give = (productId: string, value: number, endsAt: Date | null = null) =>
  db
    .insertInto('personal_price')
    .values({
      account_id: accountId,
      product_id: productId,
      currency: 'RUB',
      value,
      name_ru: 'Скидка за отзывы',
      name_kk: 'Пікірлер үшін жеңілдік',
      ends_at: endsAt,
    })
    .execute();
const read = async (id: string, by = visitor) => (await by.call(getPrices, { params: { id } })).body;

test('a member pays a price of her own where it is lower, in the cart too; others do not', async () => {
  await give('p1', 150_000);

  expect((await read('p1')).personalPrice).toEqual({
    value: 150_000,
    discounts: [{ name: 'Скидка за отзывы', amount: 49_900 }],
  });
  await visitor.call(addProducts, { body: { items: [{ skuId: 'p1-42', quantity: 1 }] } });
  expect((await visitor.call(getCart)).body.cart.lines[0]).toMatchObject({
    pricePerItem: 150_000,
    catalogPrice: 299_900,
  });
  expect((await read('p1', visitorOf(app))).personalPrice).toBeNull();
});

test('one that is over, higher than for everybody, or switched off is none', async () => {
  await give('p1', 250_000);
  await give('p2', 50_000, new Date(kernel.clock.now().getTime() - 86_400_000));
  expect((await read('p1')).personalPrice).toBeNull();
  expect((await read('p2')).personalPrice).toBeNull();

  await db.updateTable('personal_price').set({ value: 100_000, ends_at: null }).execute();
  await kernel.flags.set('personalPrice', false);
  expect((await read('p1')).personalPrice).toBeNull();
  await visitor.call(addProducts, { body: { items: [{ skuId: 'p1-42', quantity: 1 }] } });
  expect((await visitor.call(getCart)).body.cart.lines[0]).toMatchObject({ pricePerItem: 199_900 });
});

test('a member is told of the bonuses that come for goods at their full price, a guest is not', async () => {
  expect((await read('p2')).potentialBonus).toEqual([
    { actionCode: 'cashback', actionName: 'Кешбэк', amount: 25 },
  ]);
  expect((await read('p1')).potentialBonus).toEqual([]);
  expect((await read('p2', visitorOf(app))).potentialBonus).toEqual([]);
});
