import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { applyFx } from '../../domain/gift-card/index.ts';
import { order } from '../../domain/orders/index.ts';
import { anOrder } from '../../domain/orders/order-builders.ts';
import { $payments } from '../../domain/payment/index.ts';
import { aPayment } from '../../domain/payment/payment-builders.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import './index.ts';

test('after a gift card has paid a part of an order, its page and its payment say what is left [GIFT-05]', async () => {
  let isApplied = false;
  const send = (async ({ path }: { path: string }) => {
    if (path === '/order/{number}/apply-gift-card') {
      isApplied = true;
      return { currency: 'RUB', applied: 100_000, balance: 0, due: 299_900 };
    }
    if (path === '/order/{id}') {
      const giftCardAmount = isApplied ? 100_000 : 0;
      return { order: anOrder({ giftCardAmount }), accountCreated: false };
    }
    return aPayment({ paid: isApplied ? 100_000 : 0 });
  }) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]], handlers: [[keyMadeFx, () => 'key']] });
  await allSettled(order.openFx, { scope, params: { params: { id: 'A-1001' } } });

  const card = { orderNumber: 'A-1001', cardNumber: '4276160012341234', code: '482913' };
  await allSettled(applyFx, { scope, params: card });

  expect(scope.getState(order.$current).answer?.order.giftCardAmount).toBe(100_000);
  expect(scope.getState($payments)['A-1001']?.answer?.payment.due).toBe(299_900);
});
