/**
 * `npm run try:promo`: 200 buyers at once with a promo code that holds for ten checkouts. Prints how
 * many orders it has lowered; anything but ten is a failure.
 */
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { startStore } from '../process/store.ts';
import { checkoutOf, createDevice, fillCart, goodsWith } from './buyer.ts';

const buyers = 200;
const limit = 10;
const atOnce = 20;
/** Tells the phones of this run from those of earlier ones on the same data folder. */
const run = String(Date.now()).slice(-5);

const store = await startStore({
  port: 3632,
  data: '.data/try-promo',
  env: { MAX_IN_FLIGHT: '1000' },
});
const seller = createDevice(store.origin, '10.0.0.1');
const made = await seller.send<{ code: string }>('POST', '/dev/promotions', { percent: 10, mostUses: limit });
const code = made.body?.code ?? '';
const skus = [await goodsWith(seller, 100), await goodsWith(seller, 100, 1), await goodsWith(seller, 100, 2)];

async function ready(index: number) {
  const device = createDevice(store.origin, `10.1.${Math.floor(index / 200)}.${(index % 200) + 1}`);
  await fillCart(device, skus[index % skus.length] ?? '', `+79${run}${String(index).padStart(4, '0')}`);
  const { body } = await device.send<CartReply>('POST', '/api/v3/cart/promo/add', { promo: code });
  if (!body) throw new Error('A code could not be applied.');
  return { device, cart: body.cart };
}

const carts: Awaited<ReturnType<typeof ready>>[] = [];
for (let first = 0; first < buyers; first += atOnce)
  carts.push(...(await Promise.all(Array.from({ length: atOnce }, (_, at) => ready(first + at)))));

const order = async ({ device, cart }: (typeof carts)[number], index: number): Promise<string> => {
  const answer = await device.send(
    'POST',
    '/api/v3/cart/checkout',
    checkoutOf(cart),
    `try-promo-${run}-${index}`,
  );
  return answer.status === 503 ? order({ device, cart }, index) : (answer.codes[0] ?? 'ordered');
};
const outcomes = Map.groupBy(await Promise.all(carts.map(order)), (outcome) => outcome);
const { codes } = (await seller.send<{ codes: { code: string; uses: number }[] }>('GET', '/dev/promotions'))
  .body ?? { codes: [] };
const uses = codes.find((one) => one.code === code)?.uses;
await store.stop();

const told = [...outcomes].map(([outcome, all]) => `${all.length} ${outcome}`).join(', ');
console.log(`A code for ${limit} checkouts, ${buyers} buyers at once: ${told}; counted ${uses}.`);
process.exit(outcomes.get('ordered')?.length === limit && uses === limit ? 0 : 1);
