/**
 * `npm run try:neighbours`: a stranger does the worst that the limits allow, one kind after another, while a shopper walks from
 * another address. Prints the shopper's median and p95 alone and beside each kind, and fails where p95 is more than three
 * times as long as alone, or where anything of the shopper's fails.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startStore } from '../process/store.ts';
import { createDevice, goodsWith } from './buyer.ts';

/** Duration of the walk alone, ms. */
const span = 8000;
/** Largest multiple of its value alone that the shopper's p95 may be. */
const mostTimes = 3;

const store = await startStore({ port: 3675, data: resolve('.data/try-neighbours') });
const { origin } = store;
const stranger = fork(resolve(import.meta.dirname, 'stranger.ts'), [origin]);
stranger.once('exit', async (code) => {
  if (!code) return;
  await store.stop();
  throw new Error(`The stranger ended with code ${code}.`);
});
const [kinds] = (await once(stranger, 'message')) as [string[]];

/** Lets the stranger send a kind of requests, and returns how often it got each status. */
async function flood(kind: string): Promise<[status: number, times: number][]> {
  stranger.send(kind);
  const [statuses] = (await once(stranger, 'message')) as [[number, number][]];
  return statuses;
}

const shopper = createDevice(origin, '10.1.0.1');
const own = await goodsWith(shopper, 100, 3);
const page = async (path: string) => {
  const reply = await fetch(origin + path, { headers: { 'x-forwarded-for': '10.1.0.1' } });
  await reply.arrayBuffer();
  return reply.status;
};
const steps: (() => Promise<number>)[] = [
  () => page('/'),
  () => page('/catalog/zhenschiny/platya'),
  async () =>
    (await shopper.send('GET', '/api/v3/products/_search?query=%D0%BF%D0%BB%D0%B0%D1%82%D1%8C%D0%B5')).status,
  async () => {
    const items = [{ skuId: own, quantity: 1 }];
    return (await shopper.send('POST', '/api/v3/cart/products/add', { items })).status;
  },
  async () => (await shopper.send('GET', '/api/v3/cart')).status,
  async () => (await shopper.send('POST', '/api/v3/cart/products/delete', { sku: { skuId: own } })).status,
  () => page('/cart'),
];

/** Walks until told to stop, and returns how long each step took, ms, with how many failed. */
async function walk(isOver: () => boolean): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  while (!isOver())
    for (const step of steps) {
      const before = performance.now();
      const status = await step().catch(() => 0);
      times.push(performance.now() - before);
      if (status !== 200) failed += 1;
      await wait(20);
    }
  return { times, failed };
}

async function walkBeside<Result>(work: () => Promise<Result>) {
  let isOver = false;
  const walking = walk(() => isOver);
  const result = await work();
  isOver = true;
  return { result, ...(await walking) };
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
const ms = (value: number) => value.toFixed(1).padStart(8);

await walkBeside(() => wait(3000));
const alone = await walkBeside(() => wait(span));
const calm = quantile(alone.times, 0.95);
console.log('shopper, ms:  median      p95   times  failed   what the stranger was answered');
console.log(`${ms(quantile(alone.times, 0.5))} ${ms(calm)}                alone`);
let isBad = alone.failed > 0;
for (const kind of kinds) {
  const { times, failed, result } = await walkBeside(() => flood(kind));
  const slow = quantile(times, 0.95);
  const answered = result.map(([status, count]) => `${count} × ${status || 'closed'}`);
  isBad ||= failed > 0 || slow > calm * mostTimes;
  console.log(
    `${ms(quantile(times, 0.5))} ${ms(slow)} ${(slow / calm).toFixed(2).padStart(7)} ${String(failed).padStart(7)}   ${kind}: ${answered.join(', ')}`,
  );
  await wait(1500);
}
stranger.disconnect();
await store.stop();
process.exitCode = isBad ? 1 : 0;
