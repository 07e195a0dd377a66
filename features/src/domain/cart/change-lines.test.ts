import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import type { ShippingGroup } from '@rukav/contract/cart/schemas.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import { showToastFx, type ToastRequest } from '../../platform/overlays/index.ts';
import { aPoint } from '../obtaining/obtaining-builders.ts';
import { aGroup, aLine, aReply } from './cart-builders.ts';
import * as cart from './index.ts';

const interval = { from: '10:00', to: '14:00' };
const address = {
  cityId: 524901,
  city: 'Москва',
  street: 'Лесная',
  streetId: null,
  streetType: 'улица',
  house: '7',
  houseBlock: '',
  build: '',
  entrance: '',
  floor: '',
  apartment: '12',
};
const brought = aGroup({
  id: 'g1',
  type: 'delivery',
  cityId: 524901,
  address,
  date: '2026-11-23',
  interval,
  comment: 'Код 12',
});
const collected = aGroup({
  id: 'g2',
  type: 'pickup',
  pickupId: 'msk1',
  point: aPoint(),
  cityId: 524901,
  comment: 'Заберёт муж',
});
const waiting = aGroup({ id: 'unallocated' });

/** A shopper whose size is in some groups; afterwards the cart has these. */
async function aShopper(groups: readonly ShippingGroup[], left: readonly ShippingGroup[], changes = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const toasts: ToastRequest[] = [];
  let version = 1;
  const lineIn = ({ id }: ShippingGroup, place: number) =>
    aLine({ shippingGroupId: id, lineIds: [`l${place}`], ...changes });
  const reply = (of: readonly ShippingGroup[]) =>
    aReply({ version: (version += 1), shippingGroups: [...of], lines: of.map(lineIn) });
  const send = (async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    sent.push({ path, body });
    if (path === '/cart') return reply(groups);
    return reply(path === '/cart/products/add' ? [...left, waiting] : left);
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [[showToastFx, (toast: ToastRequest) => void toasts.push(toast)]],
  });
  await allSettled(cart.requested, { scope });
  sent.length = 0;
  const undo = async () => {
    sent.length = 0;
    toasts[0]?.action?.onPress();
    await allSettled(scope);
  };
  return { scope, sent, toasts, undo };
}

const items = [{ skuId: 's1', quantity: 1 }];

test('one more of a row is added to the group of the row', async () => {
  const { scope, sent } = await aShopper([brought, collected], [brought, collected]);

  await allSettled(cart.quantityChosen, { scope, params: { row: 'g2/s1', quantity: 2 } });

  expect(sent).toEqual([{ path: '/cart/products/add', body: { items, shippingGroupId: 'g2' } }]);
});

test('another size is asked for the pieces of the row alone [CART-18]', async () => {
  const { scope, sent } = await aShopper([brought, collected], [brought, collected]);

  await allSettled(cart.skuChosen, { scope, params: { row: 'g2/s1', skuId: 's1b' } });

  expect(sent.map(({ body }) => body)).toEqual([{ sourceSkuId: 's1', targetSkuId: 's1b', lineIds: ['l1'] }]);
});

test('a deleted line goes back into its group where others are left in it [CART-04]', async () => {
  const { scope, sent, undo } = await aShopper([brought, collected], [brought, collected]);
  await allSettled(cart.lineDeleted, { scope, params: { row: 'g1/s1' } });

  await undo();

  expect(sent).toEqual([{ path: '/cart/products/add', body: { items, shippingGroupId: 'g1' } }]);
});

test('address, day and comment come back with the last line that a courier was to bring [CART-04]', async () => {
  const { scope, sent, undo } = await aShopper([brought, collected], [collected]);
  await allSettled(cart.lineDeleted, { scope, params: { row: 'g1/s1' } });

  await undo();

  expect(sent).toEqual([
    { path: '/cart/products/add', body: { items, shippingGroupId: 'unallocated' } },
    {
      path: '/cart/delivery',
      body: {
        lineIds: ['l1'],
        kind: 'delivery',
        address,
        date: '2026-11-23',
        interval,
        fitting: false,
        comment: 'Код 12',
      },
    },
  ]);
});

test('shop and comment come back with the last line that was to be collected there [CART-04]', async () => {
  const { scope, sent, undo } = await aShopper([brought, collected], [brought]);
  await allSettled(cart.lineDeleted, { scope, params: { row: 'g2/s1' } });

  await undo();

  expect(sent.slice(0, 2)).toEqual([
    { path: '/cart/products/add', body: { items, shippingGroupId: 'unallocated' } },
    {
      path: '/cart/shipping-group',
      body: { lineIds: ['l1'], shippingGroupType: 'pickup', pickupId: 'msk1', cityId: 524901 },
    },
  ]);
});

test('a deleted line that is sold out is not offered back, as it could not be had', async () => {
  const { scope, toasts } = await aShopper([aGroup({ id: 'soldout', type: 'soldout' })], [], {
    isSoldOut: true,
  });

  await allSettled(cart.lineDeleted, { scope, params: { row: 'soldout/s1' } });

  expect(toasts).toHaveLength(1);
  expect(toasts[0]?.action).toBeUndefined();
});
