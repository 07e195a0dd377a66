/**
 * `npm run try:stock`: 200 buyers at once want the last ten pieces of a size, by courier, in a shop and at a partner's pickup point
 * in turn (R2 and R3 of `docs/operations.md`). Prints how many orders there are; anything but ten is a failure.
 */
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { startStore } from '../process/store.ts';
import { checkoutOf, createDevice, fillCart, goodsWith, type Device } from './buyer.ts';

const buyers = 200;
const pieces = 10;
const atOnce = 20;
const moscow = 524901;

const store = await startStore({
  port: 3638,
  data: '.data/try-stock',
  env: { MAX_IN_FLIGHT: '1000' },
});
const seller = createDevice(store.origin, '10.0.0.1');
const skuId = await goodsWith(seller, pieces);

interface Points {
  stores: readonly { point: { id: string; type: string; needPrepay: boolean } }[];
}
interface Days {
  days: readonly { date: string; intervals: readonly { interval: { from: string; to: string } }[] }[];
}

/** Has the piece brought by a courier on the first day. */
async function byCourier(device: Device, lineIds: string[]) {
  const path = `/api/v3/cart/delivery-variants?cityId=${moscow}&lineIds=${lineIds.join()}`;
  const day = (await device.send<Days>('GET', path)).body?.days[0];
  const address = { cityId: moscow, street: 'Лесная', house: '7' };
  const interval = day?.intervals[0]?.interval;
  return device.send<CartReply>('POST', '/api/v3/cart/delivery', {
    lineIds,
    address,
    date: day?.date,
    interval,
  });
}

/** Has the piece handed over at a partner's point that takes cash. */
async function atPoint(device: Device, lineIds: string[]) {
  const found = await device.send<Points>('POST', '/api/v3/cart/stores-with-communications', {
    lineIds,
    cityId: moscow,
    filters: ['post_offices', 'no_prepayment'],
  });
  const pickupId = found.body?.stores[0]?.point.id;
  const body = { lineIds, shippingGroupType: 'thirdparty', pickupId, cityId: moscow };
  return device.send<CartReply>('POST', '/api/v3/cart/shipping-group', body);
}

async function ready(index: number) {
  const device = createDevice(store.origin, `10.1.${Math.floor(index / 200)}.${(index % 200) + 1}`);
  const inShop = await fillCart(device, skuId, `+7926${String(index).padStart(7, '0')}`);
  const lineIds = inShop.cart.lines.flatMap((line) => line.lineIds);
  const chosen = [undefined, byCourier, atPoint][index % 3];
  await chosen?.(device, lineIds);
  const { body } = await device.send<CartReply>('POST', '/api/v3/cart/payment-method', {
    paymentMethod: 'cash',
  });
  if (!body) throw new Error('A cart could not be filled.');
  return { device, cart: body.cart, way: body.cart.shippingGroups[0]?.type ?? 'none' };
}

const carts: Awaited<ReturnType<typeof ready>>[] = [];
for (let first = 0; first < buyers; first += atOnce)
  carts.push(...(await Promise.all(Array.from({ length: atOnce }, (_, at) => ready(first + at)))));

const order = async ({ device, cart, way }: (typeof carts)[number], index: number): Promise<string> => {
  const answer = await device.send('POST', '/api/v3/cart/checkout', checkoutOf(cart), `try-stock-${index}`);
  if (answer.status === 503) return order({ device, cart, way }, index);
  return answer.status === 200 ? `ordered by ${way}` : (answer.codes[0] ?? String(answer.status));
};
const outcomes = Map.groupBy(await Promise.all(carts.map(order)), (outcome) => outcome);
await store.stop();

const told = [...outcomes].map(([outcome, all]) => `${all.length} ${outcome}`).toSorted();
const ordered = [...outcomes].reduce(
  (sum, [outcome, all]) => sum + (outcome.startsWith('ordered') ? all.length : 0),
  0,
);
console.log(
  `The last ${pieces} pieces, ${buyers} buyers at once by three ways: ${ordered} orders (${told.join(', ')}).`,
);
process.exit(ordered === pieces && outcomes.get('sold_out')?.length === buyers - pieces ? 0 : 1);
