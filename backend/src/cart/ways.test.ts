import { getCart } from '@rukav/contract/cart/calls.ts';
import {
  alternativePickup,
  getDeliveryVariants,
  getShippingChannels,
  obtainPoint,
  setDelivery,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { deliveryKinds, groupTypeOf, methodNames, receivingMethods } from '@rukav/contract/cart/methods.ts';
import { beforeEach, expect, test } from 'vitest';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import {
  add,
  address,
  byCourier,
  cart,
  cities,
  lineIds,
  openStore,
  restock,
  setStock,
} from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const choose = async (shippingGroupType: string, changes: object = {}) =>
  visitor.call(setShippingGroup, {
    body: { lineIds: await lineIds(visitor), cityId: cities.moscow, shippingGroupType, ...changes },
  });
const groups = async () => (await visitor.call(getCart)).body.cart.shippingGroups;
const express = { kind: 'express_delivery', date: '2026-03-03' } as const;
const bring = async (changes: object = {}) =>
  visitor.call(setDelivery, { body: { lineIds: await lineIds(visitor), ...byCourier, ...changes } });

test('things are received by the methods that the requirements name, and brought in two kinds [SHIP-05 SHIP-07]', () => {
  expect(receivingMethods).toEqual(['pickup', 'thirdparty', 'delivery', 'post', 'gift_card']);
  expect(deliveryKinds).toEqual(['delivery', 'express_delivery']);
});

test.each(methodNames)('a way is understood by its name %s [SHIP-06 API-007]', async (name) => {
  await add(visitor, 'p1-42');
  const type = groupTypeOf[name];
  const pickupId = { pickup: 'arbat', thirdparty: 'step1' }[type as 'pickup'];

  const { body } = await choose(name, pickupId ? { pickupId } : {});

  expect(body.cart.shippingGroups).toMatchObject([{ type, pickupId: pickupId ?? null }]);
});

test.each([
  ['step1', 'thirdparty', 14_900],
  ['locker1', 'thirdparty', 14_900],
  ['post101', 'post', 19_900],
])(
  '%s is a way of its own with its price, free from the threshold on [SHIP-05]',
  async (id, method, price) => {
    await add(visitor, 'p2-42');
    await choose('thirdparty', { pickupId: id });
    expect(await groups()).toMatchObject([{ type: 'thirdparty', receivingMethod: method, price }]);

    await add(visitor, 'p2-42', 3);
    expect((await groups()).map((group) => [group.type, group.price])).toEqual(
      id === 'locker1'
        ? [
            ['thirdparty', price],
            ['unallocated', null],
          ]
        : [['thirdparty', 0]],
    );
  },
);

test('a partner gets things from the warehouse alone, as many as fit', async () => {
  await add(visitor, 'p1-42', 3);
  const answer = await choose('thirdparty', { pickupId: 'locker1' });
  expect(answer.errors).toMatchObject([{ code: 'point_capacity_exceeded', params: { capacity: 2 } }]);

  await setStock(db, 'p1-42', 'delivery', 0);
  await setStock(db, 'p1-42', 'arbat', 3);
  expect((await choose('thirdparty', { pickupId: 'step1' })).codes).toEqual(['sold_out']);
  expect((await choose('thirdparty', { pickupId: 'fulllocker' })).codes).toEqual(['pickup_point_not_found']);
  expect((await choose('thirdparty', { pickupId: 'arbat' })).codes).toEqual(['pickup_point_not_found']);
  expect((await choose('pickup', { pickupId: 'step1' })).codes).toEqual(['pickup_point_not_found']);
});

test('a size is put into the cart for a partner’s point at once [API-004]', async () => {
  await add(visitor, 'p1-42', 1, { pvz: 'step1' });

  expect(await groups()).toMatchObject([{ type: 'thirdparty', pickupId: 'step1' }]);
  expect((await add(visitor, 'p1-42', 1, { pvz: 'arbat' })).codes).toEqual(['invalid_request']);
});

test.each(['fulllocker', 'nowhere'])(
  'a partner’s point that hands nothing over now, %s, is refused in words of its own, and nothing is added [SHIP-30]',
  async (pvz) => {
    const { status, errors } = await add(visitor, 'p1-42', 1, { pvz });

    expect([status, errors]).toMatchObject([
      404,
      [
        {
          code: 'pickup_point_not_found',
          field: 'pvz',
          message: 'Здесь сейчас забрать нельзя. Выберите другое место',
        },
      ],
    ]);
    expect(await lineIds(visitor)).toEqual([]);
  },
);

test('a shop that does not sell takes nothing, and says so in words of its own [SHIP-30]', async () => {
  const { status, errors } = await add(visitor, 'p1-42', 1, { storeId: 'closed' });

  expect([status, errors]).toMatchObject([
    404,
    [
      {
        code: 'pickup_point_not_found',
        field: 'storeId',
        message: 'Здесь сейчас забрать нельзя. Выберите другое место',
      },
    ],
  ]);
  expect((await add(visitor, 'p1-42', 1, { storeId: 'nowhere' })).codes).toEqual(['pickup_point_not_found']);
});

test('express brings today what hangs in the shops of the city, at its price [API-009 API-013 SHIP-31]', async () => {
  await add(visitor, 'p1-42');
  const query = {
    lineIds: (await lineIds(visitor)).join(','),
    cityId: cities.moscow,
    filter: 'express_delivery',
  } as const;
  const { body } = await visitor.call(getDeliveryVariants, { query });
  const [day] = body.days;
  expect(day).toMatchObject({ date: '2026-03-03', intervals: { length: 5 } });
  expect(day?.intervals[0]).toEqual({ interval: { from: '12:00', to: '14:00' }, price: 49_900 });

  await bring({ ...express, interval: day?.intervals[0]?.interval });

  expect(await groups()).toMatchObject([{ type: 'express_delivery', price: 49_900, date: '2026-03-03' }]);
});

test('express is promised for when the shops that have the things are open, not any shop of the city [SHIP-32]', async () => {
  await add(visitor, 'p1-42');
  const hours = (await db.selectFrom('point').select('work_hours').where('id', '=', 'arbat').execute())[0];
  const open = (work_hours: unknown) =>
    db
      .updateTable('point')
      .set({ work_hours: JSON.stringify(work_hours) })
      .where('id', '=', 'arbat')
      .execute();
  await open(hours?.work_hours.map((day, weekday) => (weekday === 1 ? null : day)));
  const query = {
    lineIds: (await lineIds(visitor)).join(','),
    cityId: cities.moscow,
    filter: 'express_delivery',
  } as const;

  const variants = await visitor.call(getDeliveryVariants, { query });
  const { channels } = (await visitor.call(getShippingChannels)).body;
  const today = await bring({ ...express, interval: { from: '18:00', to: '20:00' } });
  await open(hours?.work_hours);

  expect(variants.body.days.map(({ date }) => date)).toEqual(['2026-03-04']);
  expect(channels.find(({ type }) => type === 'express_delivery')?.from).toBe('2026-03-04');
  expect(today.codes).toEqual(['delivery_interval_unavailable']);
});

test('express has no fitting; a courier of the other kind waits while things are tried on [SHIP-33 SHIP-34]', async () => {
  await add(visitor, 'p1-42');
  const interval = { from: '18:00', to: '20:00' };

  expect((await bring({ ...express, interval, fitting: true })).codes).toEqual(['express_with_fitting']);
  expect(await groups()).toMatchObject([{ type: 'unallocated' }]);

  await bring({ fitting: true });
  expect(await groups()).toMatchObject([{ type: 'delivery', fitting: true }]);
});

test('express goes to no other city, not where it is switched off, and brings nothing of the warehouse', async () => {
  await add(visitor, 'p2-42');
  expect((await choose('express_delivery')).codes).toEqual(['sold_out']);
  expect((await choose('express_delivery', { cityId: cities.kazan })).codes).toEqual([
    'delivery_unavailable',
  ]);
  const elsewhere = { ...express, address: { ...address, cityId: cities.kazan } };
  expect((await bring(elsewhere)).codes).toEqual(['delivery_unavailable']);

  await kernel.flags.set('expressDelivery', false);
  const { body } = await visitor.call(getShippingChannels);
  expect(body.channels.map(({ type }) => type)).not.toContain('express_delivery');
  expect((await choose('express_delivery')).codes).toEqual(['delivery_unavailable']);
  await kernel.flags.set('expressDelivery', true);
});

test('a point is told by its id, whatever its kind [API-073]', async () => {
  const { body } = await visitor.call(obtainPoint, { query: { id: 'locker1' } });

  expect(body.point).toMatchObject({ id: 'locker1', type: 'postamat', capacity: 2 });
  expect((await visitor.call(obtainPoint, { query: { id: 'nowhere' } })).codes).toEqual([
    'pickup_point_not_found',
  ]);
});

test('in the place of a point others are named that have all of the lines [API-074]', async () => {
  await add(visitor, 'p1-42', 3);
  const body = { lineIds: await lineIds(visitor), pickupId: 'closed' };

  const answer = await visitor.call(alternativePickup, { body });

  expect(answer.body.stores.map(({ point }) => point.id).toSorted()).toEqual([
    'arbat',
    'post101',
    'step1',
    'tverskaya',
  ]);
});
