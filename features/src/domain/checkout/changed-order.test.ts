import { expect, test } from 'vitest';
import { CallFailed } from '../../platform/api/index.ts';
import { aLine, aReply } from '../cart/cart-builders.ts';
import { aDraft } from './checkout-builders.ts';
import * as checkout from './index.ts';
import { aShop } from './test-shop.ts';

const changed =
  (...changes: Record<string, string | number>[]) =>
  () => {
    throw new CallFailed({
      kind: 'refused',
      status: 409,
      errors: [{}, ...changes].map((params) => ({ code: 'sold_out', message: 'sold_out', params })),
      requestId: 'r',
    });
  };

test('an order that is not as it was shown is asked about with every change, and nothing typed is lost', async () => {
  const soldOut = { kind: 'soldOut', skuId: 's2', before: 1, now: 0 };
  const shop = aShop({ '/cart/checkout': changed(soldOut, { kind: 'delivery', now: 29_900 }) });
  await shop.open();

  await shop.submit();

  expect(shop.modals).toHaveBeenCalledTimes(1);
  expect(shop.modals.mock.lastCall?.[0]).toMatchObject({
    id: 'checkout-changed',
    props: { changes: [soldOut, { kind: 'delivery', before: null, now: 29_900 }], total: 399_900 },
  });
  expect(shop.scope.getState(checkout.$draft)).toEqual(aDraft());
  expect(shop.went).not.toHaveBeenCalled();
});

test('goods that changed before the press are asked about, and nothing of the cart is touched', async () => {
  const shop = aShop();
  await shop.open();
  shop.replies['/cart'] = () => aReply({ version: 2, lines: [aLine({ lineIds: ['l1', 'l9'] })] });
  const before = shop.sent.length;

  await shop.submit();

  const paths = shop.sent.slice(before).map(({ path }) => path);
  expect(paths[0]).toBe('/cart');
  for (const change of ['/cart/shipping-group', '/cart/contact', '/cart/payment-method', '/cart/checkout'])
    expect(paths).not.toContain(change);
  expect(shop.modals.mock.lastCall?.[0]).toMatchObject({
    id: 'checkout-changed',
    props: { changes: [{ kind: 'quantity', skuId: 's1', before: 1, now: 2 }], delivery: 0 },
  });
});
