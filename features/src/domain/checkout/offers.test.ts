import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aReply } from '../cart/cart-builders.ts';
import { returned } from '../cart/index.ts';
import { aCourierDraft, aDraft } from './checkout-builders.ts';
import * as checkout from './index.ts';
import { aShop } from './test-shop.ts';

test.each([
  ['a courier', aCourierDraft(), '/cart/delivery-variants'],
  ['a shop', aDraft(), '/cart/stores-with-communications'],
])(
  'an open checkout by %s asks for days and prices again when another tab has changed the cart, and keeps what is written',
  async (_, draft, path) => {
    const shop = aShop({}, { draft });
    await shop.open();
    shop.replies['/cart'] = () => aReply({ version: 2 });
    const before = shop.sent.length;

    await allSettled(returned, { scope: shop.scope });

    const asked = shop.sent.slice(before).map((one) => one.path);
    expect(asked).toEqual(expect.arrayContaining(['/cart', '/cart/shipping-channels', path]));
    expect(shop.scope.getState(checkout.$draft)).toEqual(draft);
  },
);

test('a checkout that was left asks for nothing but the cart', async () => {
  const shop = aShop();
  await shop.open();
  await allSettled(checkout.left, { scope: shop.scope });
  const before = shop.sent.length;

  await allSettled(returned, { scope: shop.scope });

  expect(shop.sent.slice(before).map(({ path }) => path)).toEqual(['/cart']);
});
