/**
 * The stranger of `npm run try:neighbours`, in a process of its own, as it is another's machine: told a kind of requests by a
 * message, it sends them for some seconds and answers how often it got each status.
 */
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createDevice, goodsWith, register, type Device } from './buyer.ts';

const [origin = ''] = process.argv.slice(2);
const port = Number(new URL(origin).port);
/** Duration of each kind, ms. */
const span = 8000;

// The shopper's own machine is not slowed down by the stranger's.
setPriority(constants.priority.PRIORITY_LOW);

const address = '10.66.0.1';
const headers = { 'x-forwarded-for': address };

/** Runs some loops of the stranger until the time is over, and counts the statuses. */
async function flood(loops: number, send: (index: number) => Promise<number>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const end = performance.now() + span;
  let index = 0;
  const loop = async () => {
    while (performance.now() < end) {
      index += 1;
      const status = await send(index).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429 || status === 0) await wait(5);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  return statuses;
}

const get = (path: string) => async () => {
  const reply = await fetch(origin + path, { headers });
  await reply.arrayBuffer();
  return reply.status;
};

/** Connections that send many requests at once and never read a reply. */
async function unread(): Promise<Map<number, number>> {
  const request = `GET /api/v3/category-products?url=zhenschiny%2Fplatya HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n\r\n`;
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1').pause());
  let closed = 0;
  for (const socket of sockets) {
    socket.on('error', () => undefined).on('close', () => (closed += 1));
    socket.write(request.repeat(200));
  }
  await wait(span);
  for (const socket of sockets) socket.destroy();
  return new Map([[0, closed]]);
}

const attacker = createDevice(origin, address);
const size = await goodsWith(attacker, 100);
const member = createDevice(origin, `10.66.1.${Date.now() % 250}`);
// A store of an earlier trial knows its member already.
const run = Date.now() % 10_000_000;
const phone = `+7926${String(run).padStart(7, '0')}`;
await register(member, { phone, email: `neighbour${run}@example.com`, password: 'Rukav1one' });
const password = (device: Device, index: number) =>
  device.send('POST', '/api/v2/front/login', { phone, password: `Wrong${index}x1` });

const kinds: Record<string, () => Promise<Map<number, number>>> = {
  'the description of the interface': () => flood(100, get('/api/openapi.json')),
  'all cities': () =>
    flood(100, (index) => get(`/api/v3/cities?size=9999&query=${index % 7 === 0 ? 'а' : ''}`)()),
  'listings that nobody asks for': () =>
    flood(100, (index) =>
      get(`/api/v3/category-products?url=zhenschiny%2Fplatya&price=${index},${index + 90_000}`)(),
    ),
  searches: () =>
    flood(100, (index) => get(`/api/v3/products/_search?query=${encodeURIComponent(`платье ${index}`)}`)()),
  'pages that no cache has': () => flood(100, (index) => get(`/search?query=${index}`)()),
  'requests that are pipelined and never read': unread,
  'writes of one cart': () =>
    flood(95, async () => {
      const items = [{ skuId: size, quantity: 1 }];
      return (await attacker.send('POST', '/api/v3/cart/products/add', { items })).status;
    }),
  'guesses at a password': () => flood(30, async (index) => (await password(member, index)).status),
  codes: () =>
    flood(30, async (index) => {
      const anybody = `+7927${String(index).padStart(7, '0')}`;
      return (await attacker.send('POST', '/api/v2/front/request-sms-code', { phone: anybody })).status;
    }),
  'bodies as large as may be': () =>
    flood(
      60,
      async () =>
        (await attacker.send('POST', '/api/v3/cart/comment', { comment: 'я'.repeat(30_000) })).status,
    ),
};

process.on('message', (kind: string) => {
  void kinds[kind]?.().then((statuses) => process.send?.([...statuses]));
});
process.send?.(Object.keys(kinds));
