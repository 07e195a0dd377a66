/**
 * `npm run try:edge`: two shoppers turn about while hostile requests try to slip a second one into the connections that they
 * share. Prints how many answers reached the wrong one.
 */
import { startStore } from '../process/store.ts';
import { hostileRequest, sendRaw } from './raw-request.ts';

const wanted = 10_000;
const hostile = 500;
const port = 3624;

interface Shopper {
  city: number;
  cookie: string;
}

async function comeIn(origin: string, city: number): Promise<Shopper> {
  const reply = await fetch(`${origin}/api/v2/front/city`, {
    method: 'POST',
    body: JSON.stringify({ cityId: city }),
    headers: { 'content-type': 'application/json' },
  });
  if (!reply.ok) throw new Error(`No session: ${reply.status} ${await reply.text()}`);
  return {
    city,
    cookie: reply.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}

/** What an answer says of its shopper: the city that the session's row holds. */
async function ask(origin: string, { city, cookie }: Shopper): Promise<'right' | 'wrong' | 'failed'> {
  const reply = await fetch(`${origin}/api/v3/session`, { headers: { cookie } }).catch(() => undefined);
  if (!reply?.ok) return 'failed';
  const said = JSON.parse(await reply.text()) as { cityId: number };
  return said.cityId === city ? 'right' : 'wrong';
}

const store = await startStore({ port, data: '.data/try-edge' });
const shoppers = [await comeIn(store.origin, 524901), await comeIn(store.origin, 498817)];
const count = { right: 0, wrong: 0, failed: 0 };
let sent = 0;
let attacks = 0;
let stolen = 0;

async function shop() {
  while (sent < wanted) {
    const shopper = shoppers[sent++ % shoppers.length];
    if (shopper) count[await ask(store.origin, shopper)] += 1;
  }
}

async function attack() {
  while (attacks < hostile) {
    const heard = await sendRaw(port, hostileRequest(attacks++));
    if (/set-cookie/i.test(heard) || (heard.match(/HTTP\/1\.1 200/g) ?? []).length > 1) stolen += 1;
  }
}

const begun = performance.now();
await Promise.all([...Array.from({ length: 16 }, shop), ...Array.from({ length: 8 }, attack)]);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
await store.stop();
console.log(
  `${sent} requests of two shoppers and ${attacks} hostile ones in ${seconds} s: ${count.right} answers right, ${count.wrong} wrong, ${count.failed} failed; ${stolen} answers or cookies reached the attacker.`,
);
process.exit(count.wrong + count.failed + stolen === 0 ? 0 : 1);
