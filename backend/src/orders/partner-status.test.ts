import { expect, test } from 'vitest';
import { addressOf } from '@rukav/contract';
import { cancelOrder, moveOrder } from '@rukav/contract/orders/calls.ts';
import { cart, openStore, readyCart, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { orders } from './index.ts';
import { partnerSignature } from './partner-status.ts';

const secret = 'a secret that shop and retailer share';
const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db, { PARTNER_SECRET: secret });
const app = await createServer(kernel, [cart, checkout, orders]);
const visitor = visitorOf(app);
const [number = ''] = (await submit(visitor, await readyCart(visitor))).body.orderNumbers;

const now = () => String(Math.floor(kernel.clock.now().getTime() / 1000));
const move = async (
  body: object,
  { timestamp = now(), key = secret, order = number, signed = JSON.stringify(body) } = {},
  by = app,
) => {
  const reply = await by.inject({
    method: 'POST',
    url: addressOf(moveOrder, { number: order }),
    payload: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': partnerSignature(key, timestamp, Buffer.from(signed)),
    },
  });
  const said = reply.json();
  return [reply.statusCode, said.status ?? said.errors[0].code];
};

test('a retailer’s system moves an order on, and saying it twice changes nothing', async () => {
  expect(await move({ status: 'collect' })).toEqual([200, 'collect']);
  expect(await move({ status: 'collect' })).toEqual([200, 'collect']);
  expect(await move({ status: 'complete' })).toEqual([409, 'status_not_allowed']);
  expect(await move({ status: 'collect' }, { order: 'AAAAA-AAAAA' })).toEqual([404, 'order_not_found']);
});

test('an order that its owner has asked to cancel goes no further, whatever the retailer’s system says', async () => {
  const [order = ''] = (await submit(visitor, await readyCart(visitor))).body.orderNumbers;
  await visitor.call(cancelOrder, { params: { id: order }, body: { cancelReasonCode: 'not_needed' } });

  expect(await move({ status: 'collect' }, { order })).toEqual([409, 'status_not_allowed']);
  expect(await move({ status: 'cancelled' }, { order })).toEqual([200, 'cancelled']);
});

test.each([
  ['another secret', { key: 'guessed' }],
  ['an old call', { timestamp: '1700000000' }],
  ['a time that is none', { timestamp: 'now' }],
  ['other bytes', { signed: '{"status":"cancelled"}' }],
])('%s moves nothing', async (_, forged) => {
  expect(await move({ status: 'underway' }, forged)).toEqual([401, 'signature_invalid']);
});

test('where no secret was agreed upon, nobody moves an order', async () => {
  const without = await createServer(testKernel(db), [orders]);

  expect(await move({ status: 'underway' }, { key: '' }, without)).toEqual([401, 'signature_invalid']);
});
