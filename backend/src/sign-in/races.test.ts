import { getAccount } from '@rukav/contract/account/calls.ts';
import { getCart, mergeCarts } from '@rukav/contract/cart/calls.ts';
import { login, register } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { add, cart, openStore, restock } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { agreement, provePhone, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, cart, signIn]);

let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  kernel.clock.move(24 * 3_600_000);
  count += 1;
  phone = `+7929${String(count).padStart(7, '0')}`;
});

/** A device that has proven the phone and put pieces into its cart. */
async function readyDevice(skuId: string, quantity: number) {
  const device = visitorOf(app);
  await add(device, skuId, quantity);
  const token = await provePhone(db, device, phone);
  return { device, enter: () => device.call(login, { body: { phone, token } }) };
}
const contentOf = async (device: Visitor) =>
  (await device.call(getCart)).body.cart.lines
    .map(({ skuId, quantity }) => `${skuId} ${quantity}`)
    .toSorted();

test.each([
  ['an account without a cart', false],
  ['an account with one', true],
])(
  'two devices that sign in at once to %s both get in, and no piece is lost or doubled [CART-34 CART-36]',
  async (_, hasCart) => {
    const first = visitorOf(app);
    await signUp(db, first, phone);
    if (hasCart) await add(first, 'p1-44', 1);
    kernel.clock.move(60_000);
    const both = [await readyDevice('p1-42', 2), await readyDevice('p2-42', 3)];

    const answers = await Promise.all(both.map(({ enter }) => enter()));
    for (const [index, { device }] of both.entries()) {
      const ids = answers[index]?.body.savedCarts.map(({ id }) => id) ?? [];
      if (ids.length > 0) await device.call(mergeCarts, { body: { ids } });
    }

    const whole = ['p1-42 2', ...(hasCart ? ['p1-44 1'] : []), 'p2-42 3'];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { device } of both) expect(await contentOf(device)).toEqual(whole);
  },
);

test('a device that fills the account’s first cart while another signs in with its own loses nothing', async () => {
  const member = visitorOf(app);
  await signUp(db, member, phone);
  kernel.clock.move(60_000);
  const { device, enter } = await readyDevice('p2-42', 3);

  const [added, entered] = await Promise.all([add(member, 'p1-42', 2), enter()]);
  const ids = entered.body.savedCarts.map(({ id }) => id);
  if (ids.length > 0) await device.call(mergeCarts, { body: { ids } });

  expect([added.status, entered.status]).toEqual([200, 200]);
  expect(await contentOf(device)).toEqual(['p1-42 2', 'p2-42 3']);
});

test('of two registrations of one phone at once one makes the account', async () => {
  const visitors = [visitorOf(app), visitorOf(app)];
  // Each takes the newest code, so they prove the phone one after the other; only the registrations meet.
  const tokens: string[] = [];
  for (const visitor of visitors) tokens.push(await provePhone(db, visitor, phone));

  const answers = await Promise.all(
    visitors.map((visitor, index) => {
      const email = `race${count}${index}@example.com`;
      return visitor.call(register, {
        body: { phone, token: tokens[index], name: 'Айгерім', email, agreement },
      });
    }),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const profiles = await Promise.all(
    visitors.map(async (visitor) => (await visitor.call(getAccount)).body.profile),
  );
  expect(profiles.filter((profile) => profile !== null)).toHaveLength(1);
});

test('of ten sign-ins at once with one proof one counts', async () => {
  await signUp(db, visitorOf(app), phone);
  kernel.clock.move(60_000);
  const { enter } = await readyDevice('p2-42', 1);

  const answers = await Promise.all(Array.from({ length: 10 }, enter));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
