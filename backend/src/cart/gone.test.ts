import { getCart, mergeCarts } from '@rukav/contract/cart/calls.ts';
import { logout } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { logIn, signIn, signUp } from '../sign-in/test-shopper.ts';
import { add, cart, openStore, readyCart, restock, submit } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, signIn]);

let visitor: Visitor;
let other: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  kernel.clock.move(3_600_000 * 2);
  [visitor, other] = [visitorOf(app), visitorOf(app)];
  count += 1;
  phone = `+7919${String(count).padStart(7, '0')}`;
});

/** The id of the cart that is there now. */
const idOf = async (by: Visitor) => (await by.call(getCart)).body.cart.id ?? '';
const look = async (by: Visitor, seen: string) => (await by.call(getCart, { query: { seen } })).body;

/** A member's cart on one device; on the other, where she filled another as a guest, she signs in. */
async function replaced() {
  await signUp(db, visitor, phone);
  await add(visitor, 'p2-42');
  const seen = await idOf(visitor);
  await add(other, 'p1-42');
  kernel.clock.move(60_000);
  const { body } = await logIn(db, other, phone);
  return { seen, savedCarts: body.savedCarts.map(({ id }) => id) };
}

test('of the cart that is there nothing is said, nor where none was seen', async () => {
  await add(visitor, 'p1-42');
  const seen = await idOf(visitor);
  await add(visitor, 'p1-44');

  expect(await look(visitor, seen)).not.toHaveProperty('gone');
  expect((await visitor.call(getCart)).body).not.toHaveProperty('gone');
});

test('a cart that gave way to another one is left, and what is there now is answered with it [ERR-094]', async () => {
  const { seen, savedCarts } = await replaced();

  const whileOffered = await look(visitor, seen);
  await other.call(mergeCarts, { body: { ids: savedCarts } });
  const onceMerged = await look(visitor, seen);

  expect([whileOffered.gone, onceMerged.gone]).toEqual(['left', 'left']);
  expect(whileOffered.cart.lines.map(({ skuId }) => skuId)).toEqual(['p1-42']);
  expect(onceMerged.cart.productCount).toBe(2);
});

test('a cart that was not kept on the other device is cancelled [ERR-093]', async () => {
  const { seen } = await replaced();
  await other.call(mergeCarts, { body: { ids: [] } });

  const { gone, cart: now } = await look(visitor, seen);

  expect(gone).toBe('cancelled');
  expect(now.lines.map(({ skuId }) => skuId)).toEqual(['p1-42']);
});

test.each([
  ['a number', ['1']],
  ['a word', ['cart']],
  ['a cart of nobody', ['00000000-0000-4000-8000-000000000000']],
  ['nothing', ['']],
  ['more than an id has', ['1'.repeat(65)]],
  ['a control character', ['1\u0000']],
  ['no text', [1]],
  ['no list', '1'],
])('a merge that names %s is refused and changes nothing', async (_, ids) => {
  const { savedCarts } = await replaced();

  const { status, codes } = await other.call(mergeCarts, { body: { ids: ids as string[] } });

  expect(['merge_failed', 'validation']).toContain(codes[0]);
  expect([400, 409]).toContain(status);
  expect((await other.call(mergeCarts, { body: { ids: savedCarts } })).body.cart.productCount).toBe(2);
});

test('a cart that was ordered is issued, though it was changed after it was seen [ERR-094]', async () => {
  await add(visitor, 'p2-42');
  const seen = await idOf(visitor);
  await submit(visitor, await readyCart(visitor, { by: 'pickup', phone }));

  const { gone, cart: now } = await look(visitor, seen);

  expect([gone, now.id]).toEqual(['issued', null]);
});

test('a cart of somebody else is as unknown as one that never was, and so is hers to who signed out [ERR-094]', async () => {
  await signUp(db, visitor, phone);
  await add(visitor, 'p2-42');
  const seen = await idOf(visitor);
  await add(other, 'p1-42');

  expect([(await look(other, seen)).gone, (await look(other, 'none')).gone]).toEqual([
    'not_found',
    'not_found',
  ]);
  expect((await look(visitorOf(app), seen)).gone).toBe('not_found');
  await visitor.call(logout, { body: { type: 'this_device' } });
  expect((await look(visitor, seen)).gone).toBe('not_found');
});
