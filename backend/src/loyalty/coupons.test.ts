import { getCart } from '@rukav/contract/cart/calls.ts';
import { addPromo } from '@rukav/contract/cart/promo-calls.ts';
import { activateCoupon, getCoupons } from '@rukav/contract/loyalty/coupon-calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { add, cart, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { loyalty } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders, loyalty, signIn]);
const inDays = (days: number) => new Date(kernel.clock.now().getTime() + days * 86_400_000);

const code = (of: string, changes: object = {}) => ({
  code: of,
  percent: 12,
  country: null,
  city_ids: null,
  from_sum_rub: null,
  from_sum_kzt: null,
  most_uses: null,
  is_once: true,
  starts_at: inDays(-1),
  ends_at: inDays(30),
  ...changes,
});
await db
  .insertInto('promo_code')
  .values([code('CLUB12'), code('OVER', { ends_at: inDays(-1) }), code('ABROAD', { country: 'KZ' })])
  .execute();
const titles = { title_ru: 'На любые вещи', title_kk: 'Кез келген затқа' };
await db
  .insertInto('coupon')
  .values([
    { id: 'welcome', code: 'CLUB12', ...titles },
    { id: 'over', code: 'OVER', ...titles },
    { id: 'abroad', code: 'ABROAD', ...titles },
  ])
  .execute();

let visitor: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  count += 1;
  phone = `+7919${String(count).padStart(7, '0')}`;
  visitor = visitorOf(app);
  await signUp(db, visitor, phone);
});
const read = async () => (await visitor.call(getCoupons)).body.coupons;
const activate = (id: string) => visitor.call(activateCoupon, { body: { id } });

test('a member reads the coupons that hold, and gets the barcode of one by activating it, once or twice [API-083]', async () => {
  expect(await read()).toMatchObject([
    { id: 'welcome', percent: 12, state: 'new', used: false, barcode: null },
  ]);

  expect((await activate('welcome')).body.coupon).toMatchObject({ state: 'active', barcode: 'CLUB12' });
  expect((await activate('welcome')).status).toBe(200);
  expect(await read()).toMatchObject([
    { state: 'active', validityPeriod: { from: '2026-03-02', to: '2026-04-02' } },
  ]);
});

test.each(['over', 'abroad', 'unknown'])('a coupon that is %s is not to be had', async (id) => {
  expect((await activate(id)).codes).toEqual(['coupon_unavailable']);
});

test('the code of a coupon holds once it is activated, for one order', async () => {
  await readyCart(visitor, { skuId: 'p2-42', phone });
  const enter = () => visitor.call(addPromo, { body: { promo: 'CLUB12' } });
  const refused = await enter();
  expect(refused.codes).toEqual(['promo_not_applicable']);
  expect(refused.errors[0]?.params).toMatchObject({ reason: 'coupon' });

  await activate('welcome');
  expect((await enter()).body.cart.promoCodes).toMatchObject([{ code: 'CLUB12', problem: null }]);
  const { version } = (await visitor.call(getCart)).body.cart;
  await submit(visitor, version);
  expect(await read()).toMatchObject([{ state: 'used', used: true }]);
  expect((await activate('welcome')).codes).toEqual(['coupon_unavailable']);

  await add(visitor, 'p2-42');
  expect((await enter()).codes).toEqual(['promo_already_used']);
});

test('a guest has no coupons, and cannot use the code of one', async () => {
  const guest = visitorOf(app);
  expect((await guest.call(getCoupons)).codes).toEqual(['auth_required']);
  await add(guest, 'p2-42');

  const { codes, errors } = await guest.call(addPromo, { body: { promo: 'CLUB12' } });
  expect([codes, errors[0]?.params]).toMatchObject([['promo_not_applicable'], { reason: 'member' }]);
});

test('a coupon and its code hold to the end of their last day in the store, which is the one that is shown', async () => {
  const at = (moment: string) => kernel.clock.move(Date.parse(moment) - kernel.clock.now().getTime());
  await activate('welcome');
  await add(visitor, 'p1-42');
  const problem = async () =>
    (await visitor.call(addPromo, { body: { promo: 'CLUB12' } })).codes[0] ?? 'none';

  at('2026-04-02T23:59:59+03:00');
  const onTheLastDay = [(await read())[0]?.validityPeriod.to, await problem()];
  at('2026-04-03T00:00:00+03:00');
  const after = [await read(), (await visitor.call(getCart)).body.cart.promoCodes[0]?.problem];

  expect(onTheLastDay).toEqual(['2026-04-02', 'none']);
  expect(after).toEqual([[], 'promo_expired']);
});
