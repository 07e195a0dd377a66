import * as cartCalls from '@rukav/contract/cart/calls.ts';
import * as checkoutCalls from '@rukav/contract/cart/checkout-calls.ts';
import * as orderCalls from '@rukav/contract/orders/calls.ts';
import * as signInCalls from '@rukav/contract/sign-in/calls.ts';
import { addressOf, type Call } from '@rukav/contract';
import { commonCodes, ErrorReply } from '@rukav/contract/errors.ts';
import { expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { add, openStore, cart } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { signIn } from '../sign-in/test-shopper.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [accounts, cart, checkout, orders, signIn]);

const mark = 'zЖ<script>';
const wild: unknown[] = [
  null,
  [],
  '',
  0,
  true,
  { items: null },
  { items: [{ skuId: mark, quantity: 1 }] },
  { items: [{ skuId: 'p1-42', quantity: 1e99 }] },
  { items: [{ skuId: 'p1-42', quantity: 0.5 }] },
  { items: Array.from({ length: 51 }, () => ({ skuId: 'p1-42', quantity: 1 })) },
  { lineIds: [mark], sku: { skuId: 'x' } },
  { lineIds: ['not-a-uuid'], shippingGroupType: 'pickup', pickupId: 'arbat', cityId: 1 },
  { lineIds: ['not-a-uuid'], cityId: 2_147_483_648 },
  { lineIds: ['not-a-uuid'], cityId: 9_007_199_254_740_991, shippingGroupType: 'delivery' },
  { shippingGroupId: 'not-a-uuid', comment: mark },
  { shippingGroupId: 'x', comment: 'x'.repeat(256) },
  { ids: ['not-a-uuid'] },
  { paymentMethod: mark },
  { fullName: mark, phone: mark, email: mark },
  { phone: '+79161234567', code: '000000' },
  { phone: '+79161234567', token: mark },
  { version: 9_007_199_254_740_991, agreement: { rules: true, personalData: true } },
  { version: -1, agreement: { rules: true, personalData: true } },
  { locationLevel: 'house', geoPoint: { lat: 91, lon: 0 }, cityId: 1 },
  { locationLevel: 'house', geoPoint: { lat: 55, lon: 37 }, cityId: 9_007_199_254_740_991 },
  { sourceSkuId: 'p1-42', targetSkuId: 'constructor' },
  { __proto__: { items: [] }, constructor: mark },
  { type: mark },
  { cancelReasonCode: mark, comment: mark },
  { cancelReasonCode: 'other', comment: mark.repeat(40) },
];
const queries = [
  '?lineIds=%00&cityId=1',
  '?lineIds=not-a-uuid&cityId=99999999999',
  '?cityId[]=1',
  '?pageNumber=-1',
  '?pageSize=1e9',
  '?lineIds=a&lineIds=b&cityId=1',
];
const params = ['ABCDEF', '%27%20or%201=1', '..%2f..', 'A'.repeat(400), '%00'];

const calls: Call[] = [cartCalls, checkoutCalls, orderCalls, signInCalls].flatMap(
  (group) => Object.values(group) as Call[],
);
const writes = calls.filter(({ method }) => method !== 'GET');
const reads = calls.filter(({ method }) => method === 'GET');

/** What is wrong with an answer; undefined when it is a documented one. */
function faultOf(called: Call, reply: { statusCode: number; json: () => unknown; body: string }) {
  if (reply.statusCode >= 500 || reply.body.includes(mark)) return `${reply.statusCode} ${reply.body}`;
  if (reply.statusCode < 400) return undefined;
  const read = ErrorReply.safeParse(reply.json());
  const codes: readonly string[] = [...Object.keys(called.refusals), ...commonCodes];
  const isKnown = read.data?.errors.every(({ code }) => codes.includes(code));
  return isKnown ? undefined : reply.body;
}

test.each(writes.map((called) => [called.path, called] as const))(
  'whatever is sent to %s, the answer is a documented one and repeats nothing',
  async (_, called) => {
    const faults = [];
    for (const payload of wild) {
      const visitor = visitorOf(app);
      await add(visitor, 'p2-42');
      const reply = await app.inject({
        method: called.method,
        url: addressOf(called, { id: 'ABCDE-FGHJK', number: 'ABCDE-FGHJK' }),
        cookies: Object.fromEntries(visitor.cookies),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-session-token': visitor.cookies.get('session_token') ?? '',
          'idempotency-key': crypto.randomUUID(),
        },
        payload: JSON.stringify(payload),
      });
      faults.push(faultOf(called, reply));
    }

    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  },
);

test.each(reads.map((called) => [called.path, called] as const))(
  'whatever %s is asked for, the answer is a documented one',
  async (path, called) => {
    const visitor = visitorOf(app);
    await add(visitor, 'p2-42');
    const cookies = Object.fromEntries(visitor.cookies);
    const addresses = path.includes('{')
      ? params.map((param) => addressOf({ ...called, path: '' }) + path.replace('{id}', param))
      : queries.map((query) => addressOf(called) + query);

    const faults = [];
    for (const url of addresses) faults.push(faultOf(called, await app.inject({ url, cookies })));

    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  },
);
