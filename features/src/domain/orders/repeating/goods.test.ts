import { expect, test } from 'vitest';
import type { Failure } from '../../../platform/api/index.ts';
import { anOrder, anOrderLine } from '../order-builders.ts';
import { goodsOf, leftToTry, piecesLeft } from './goods.ts';

const refused = (code: string, params: Record<string, string | number> = {}): Failure => ({
  kind: 'refused',
  status: 409,
  errors: [{ code, message: code, params }],
  requestId: 'r',
});

test('everything that was in an order is wanted again, whatever became of it, each size once', () => {
  const order = anOrder({
    productGroups: {
      added: [anOrderLine({ quantity: 2 }), anOrderLine({ skuId: 's2' })],
      cancelled: [anOrderLine({ skuId: 's3' })],
      refused: [],
      returned: [anOrderLine({ quantity: 1 })],
    },
  });

  expect(goodsOf(order).map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    ['s1', 3],
    ['s2', 1],
    ['s3', 1],
  ]);
});

test('no more of a size is wanted than a cart holds', () => {
  const pieces = [anOrderLine({ quantity: 40 })];
  const order = anOrder({
    productGroups: { added: pieces, cancelled: [], refused: [], returned: pieces },
  });

  expect(goodsOf(order)[0]?.quantity).toBe(50);
});

test.each([
  ['nothing when it is sold out', refused('sold_out', { skuId: 's1' }), 0, 0],
  ['what the limit leaves', refused('quantity_limit_exceeded', { skuId: 's1', maximum: 3 }), 0, 3],
  ['less what is in the cart', refused('quantity_limit_exceeded', { skuId: 's1', maximum: 3 }), 2, 1],
  ['never below nothing', refused('quantity_limit_exceeded', { skuId: 's1', maximum: 3 }), 5, 0],
  ['nothing when the cart itself is full', refused('quantity_limit_exceeded', { maximum: 500 }), 0, 0],
  ['nothing when the shop did not answer', { kind: 'fault', status: 503 } as Failure, 0, 0],
])('after a refusal can be added: %s', (_, failure, held, left) => {
  expect(piecesLeft(failure, held)).toBe(left);
});

test('only what broke is tried again', () => {
  const [goods = { skuId: '', product: '', color: '', size: '', quantity: 0 }] = goodsOf(
    anOrder({
      productGroups: { added: [anOrderLine({ quantity: 5 })], cancelled: [], refused: [], returned: [] },
    }),
  );

  expect(
    leftToTry([
      { goods, added: 5, isFailed: false },
      { goods, added: 2, isFailed: false },
      { goods, added: 2, isFailed: true },
    ]),
  ).toMatchObject([{ skuId: 's1', quantity: 3 }]);
});
