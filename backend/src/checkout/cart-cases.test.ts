import { deleteProducts, getCart } from '@rukav/contract/cart/calls.ts';
import {
  getShippingChannels,
  getStoresWithCommunications,
  setContact,
  setDelivery,
  setPaymentMethod,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  add,
  byCourier,
  cart,
  cities,
  contact,
  openStore,
  restock,
  setStock,
  submit,
} from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { checkout } from './index.ts';
import { cartCases, type CartCase, type Way } from './test-cart-cases.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart, checkout, orders]);

let visitor: Visitor;
let count = 0;
beforeEach(async () => {
  await restock(db);
  await setStock(db, 'p1-44', 'delivery', 10);
  visitor = visitorOf(app);
  count += 1;
});
const read = async () => (await visitor.call(getCart)).body.cart;

/** The pieces that can be had and have no way of getting yet. */
async function openLines(): Promise<string[]> {
  const { lines } = await read();
  return lines
    .filter(({ shippingGroupId }) => shippingGroupId === 'unallocated')
    .flatMap(({ lineIds }) => lineIds);
}

/** What each way has of some pieces, as the server tells a page. */
async function offered(lineIds: string[]): Promise<Map<Way, string[]>> {
  const ways = new Map<Way, string[]>([['remove', lineIds]]);
  if (lineIds.length === 0) return ways;
  const asked = { lineIds: lineIds.join(',') };
  const { channels, warehouseLineIds } = (await visitor.call(getShippingChannels, { query: asked })).body;
  const courier = channels.find(({ type }) => type === 'delivery');
  if (courier?.isAvailable) ways.set('courier', warehouseLineIds);
  const near = { lineIds, cityId: cities.moscow };
  const { stores } = (await visitor.call(getStoresWithCommunications, { body: near })).body;
  for (const { point, availableLineIds } of stores)
    if (availableLineIds.length > 0) ways.set(point.id as Way, availableLineIds);
  return ways;
}

async function take(way: Way): Promise<void> {
  const lineIds = (await offered(await openLines())).get(way) ?? [];
  if (lineIds.length === 0) return;
  const pickup = { shippingGroupType: 'pickup', pickupId: way, cityId: cities.moscow };
  const { status } =
    way === 'remove'
      ? await visitor.call(deleteProducts, { body: { lineIds } })
      : way === 'courier'
        ? await visitor.call(setDelivery, { body: { lineIds, ...byCourier } })
        : await visitor.call(setShippingGroup, { body: { lineIds, ...pickup } });
  expect([way, status]).toEqual([way, 200]);
}

/** Puts a case's cart together while everything can be had, and then leaves what the case says. */
async function begin({ cart: wanted, stock }: CartCase): Promise<void> {
  for (const [skuId, quantity] of Object.entries(wanted)) await add(visitor, skuId, quantity);
  await db.deleteFrom('stock').execute();
  for (const [skuId, places] of Object.entries(stock))
    for (const [place, free] of Object.entries(places)) await setStock(db, skuId, place, free);
}

/** An order as the table writes it. */
async function described(id: string) {
  const { order } = (await visitor.call(getOrder, { params: { id } })).body;
  const lines = order.productGroups.added.map(({ skuId, quantity }) => [skuId, quantity] as const);
  return [order.point?.id ?? 'courier', Object.fromEntries(lines)];
}

/** Walks a case up to the moment before checkout, and answers the cart with what of it is sold out. */
async function walk(one: CartCase) {
  await begin(one);
  for (const way of one.ways) await take(way);
  await visitor.call(setContact, { body: contact(`+7927${String(count).padStart(7, '0')}`) });
  await visitor.call(setPaymentMethod, { body: { paymentMethod: 'cash' } });
  const { lines, version } = await read();
  const soldOut = lines.filter(({ isSoldOut }) => isSoldOut);
  const elsewhere = soldOut.filter(({ isInOtherCities }) => isInOtherCities);
  const skusOf = (some: typeof lines) => some.map(({ skuId }) => skuId);
  return { lines, version, soldOut: skusOf(soldOut), elsewhere: skusOf(elsewhere) };
}
const named = (cases: readonly CartCase[]) => cases.map((one) => [one.title, one] as const);

test.each(named(cartCases.filter(({ refusal }) => !refusal)))(
  '%s [CART-02 SHIP-01 SHIP-02 SHIP-03 CHK-02]',
  async (_, { orders: made, soldOut = [], elsewhere = [], ...one }) => {
    const cartBefore = await walk({ ...one, orders: made });

    const { orderNumbers } = (await submit(visitor, cartBefore.version)).body;

    expect(cartBefore).toMatchObject({ soldOut, elsewhere });
    expect(await Promise.all(orderNumbers.map(described))).toEqual(made);
    expect((await read()).lines.map(({ skuId }) => skuId)).toEqual(soldOut);
  },
);

test.each(named(cartCases.filter(({ refusal }) => refusal)))(
  '%s [SHIP-02 SHIP-03 CHK-08]',
  async (_, one) => {
    const { lines, version, soldOut, elsewhere } = await walk(one);

    const [error] = (await submit(visitor, version)).errors;

    const ids = String(error?.params?.['lineIds'] ?? '').split(',');
    const names = lines.filter(({ lineIds }) => lineIds.some((id) => ids.includes(id)));
    const offers = [...(await offered(await openLines())).keys()].toSorted();
    expect({ soldOut, elsewhere }).toEqual({ soldOut: one.soldOut ?? [], elsewhere: one.elsewhere ?? [] });
    expect({ code: error?.code, names: names.map(({ skuId }) => skuId), offers }).toEqual({
      ...one.refusal,
      offers: one.refusal?.offers.toSorted(),
    });
  },
);

test('a way that lacks some of the lines is refused with those lines, and changes nothing [SHIP-11]', async () => {
  await begin({
    title: '',
    cart: { 'p1-42': 1, 'p2-42': 1 },
    stock: { 'p1-42': { arbat: 1 }, 'p2-42': { delivery: 5 } },
    ways: [],
    orders: [],
  });
  const { lines } = await read();
  const [dress = ''] = lines.find(({ skuId }) => skuId === 'p1-42')?.lineIds ?? [];
  const lineIds = lines.flatMap((line) => line.lineIds);
  const group = { lineIds, shippingGroupType: 'delivery', cityId: cities.moscow };

  const told = [
    await visitor.call(setShippingGroup, { body: group }),
    await visitor.call(setDelivery, { body: { lineIds, ...byCourier } }),
  ];

  for (const { status, errors } of told)
    expect([status, errors]).toMatchObject([
      409,
      [{ code: 'sold_out', message: 'Товар закончился: Платье, 42', params: { lineIds: dress } }],
    ]);
  expect((await read()).shippingGroups).toMatchObject([{ type: 'unallocated' }]);
});

test('a line that its courier lost to another shopper waits for a shop that has it [SHIP-02]', async () => {
  await setStock(db, 'p1-42', 'delivery', 1);
  await add(visitor, 'p1-42');
  await take('courier');
  await setStock(db, 'p1-42', 'delivery', 0);
  const seen = (await read()).lines[0];

  expect([seen?.shippingGroupId, seen?.isSoldOut]).toEqual(['unallocated', false]);
  expect([...(await offered(await openLines())).keys()].toSorted()).toEqual(['arbat', 'remove']);
});
