/**
 * `npm run try:cart`: two devices of one member change one cart by 1,000 requests that interleave: pieces are added and deleted,
 * every add under a key of its own and one in ten sent twice. Prints what the cart holds and what it should; a piece that is
 * lost or doubled is a failure.
 */
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { startStore } from '../process/store.ts';
import { createDevice, goodsWith, provePhone, register, type Device } from './buyer.ts';

const requests = 1000;
const atOnce = 8;

const store = await startStore({
  port: 3634,
  data: '.data/try-cart',
  env: { MAX_IN_FLIGHT: '1000' },
});
/** Nobody has it yet, however often this is run on one data folder. */
const phone = `+792${String(Date.now()).slice(-8)}`;

async function signIn(device: Device): Promise<void> {
  const token = await provePhone(device, phone);
  const { status, codes } = await device.send('POST', '/api/v2/front/login', { phone, token });
  if (status !== 200) throw new Error(`Not signed in: ${codes.join()}`);
}

const [phoneOf, laptopOf] = ['10.0.1.1', '10.0.1.2'];
const handset = createDevice(store.origin, phoneOf);
await register(handset, { phone, email: `try${phone.slice(1)}@example.com` });
const laptop = createDevice(store.origin, laptopOf);
await signIn(laptop);
const skus: string[] = [];
for (let index = 0; index < 8; index += 1) skus.push(await goodsWith(handset, 100, index));

const should = new Map(skus.map((skuId) => [skuId, 0]));
const count = (skuId: string, by: number) => should.set(skuId, (should.get(skuId) ?? 0) + by);
const refusals = new Map<string, number>();
let next = 0;

async function change(device: Device, index: number): Promise<void> {
  const skuId = skus[index % skus.length] ?? '';
  const isAdd = index % 3 !== 2;
  const [path, body] = isAdd
    ? ['/api/v3/cart/products/add', { items: [{ skuId, quantity: 1 }] }]
    : ['/api/v3/cart/products/delete', { sku: { skuId, quantity: 1 } }];
  const key = isAdd ? `try-cart-${index}` : undefined;
  const sendOnce = () => device.send('POST', path as string, body, key);
  const isRepeated = isAdd && index % 10 === 0;
  const answers = isRepeated ? await Promise.all([sendOnce(), sendOnce()]) : [await sendOnce()];
  // One of two may be refused for want of room while the other finds some.
  const answer = answers.find((one) => one.status === 200) ?? answers[0];
  if (!answer) return;
  const { status, codes } = answer;
  if (status === 503) return change(device, index);
  if (status === 200) count(skuId, isAdd ? 1 : -1);
  else refusals.set(codes[0] ?? String(status), (refusals.get(codes[0] ?? String(status)) ?? 0) + 1);
}

async function work(device: Device): Promise<void> {
  for (let index = next++; index < requests; index = next++) await change(device, index);
}
await Promise.all(Array.from({ length: atOnce }, (_, at) => work(at % 2 ? handset : laptop)));

const { body } = await handset.send<CartReply>('GET', '/api/v3/cart');
const holds = new Map<string, string[]>();
for (const { skuId, lineIds } of body?.cart.lines ?? [])
  holds.set(skuId, [...(holds.get(skuId) ?? []), ...lineIds]);
await store.stop();

const wrong = skus.filter(
  (skuId) =>
    (holds.get(skuId)?.length ?? 0) !== should.get(skuId) ||
    new Set(holds.get(skuId)).size !== (holds.get(skuId)?.length ?? 0),
);
const pieces = [...holds.values()].flat().length;
const refused = [...refusals].map(([code, times]) => `${times} ${code}`).join(', ') || 'none';
console.log(
  `Two devices, ${requests} requests (refused: ${refused}): ${pieces} pieces where ${[...should.values()].reduce((sum, held) => sum + held, 0)} should be, ${wrong.length} sizes wrong.`,
);
process.exit(wrong.length === 0 ? 0 : 1);
