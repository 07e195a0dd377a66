/**
 * `npm run try:sign-in`: 5,000 guesses at codes and passwords of twenty members, from 250 addresses and hundreds of sessions. Prints
 * how many were right and whether every member still signs in from where she has before. Then each member signs in on two
 * devices at once, both with a cart, and both add what was saved: prints whether pieces were lost or doubled.
 */
import { randomInt } from 'node:crypto';
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { startStore } from '../process/store.ts';
import { createDevice, goodsWith, type Device } from './buyer.ts';

const members = 20;
const guesses = 5000;
const addresses = 250;
const atOnce = 16;
const front = '/api/v2/front';
const agreement = { rules: true, userAgreement: true, personalData: true };
/** Tells the phones of this run from those of earlier ones on the same data folder. */
const run = String(Date.now()).slice(-6);

interface Member {
  phone: string;
  email: string;
  password: string;
  /** Where she signs in from. */
  home: string;
}
interface SignedIn extends CartReply {
  savedCarts: readonly { id: string; productCount: number }[];
}

const store = await startStore({ port: 3636, data: '.data/try-sign-in', env: { MAX_IN_FLIGHT: '1000' } });
const deviceAt = (address: string) => createDevice(store.origin, address);
const reader = deviceAt('10.9.9.9');

/** The newest code that was sent to a phone. */
async function codeFor(phone: string): Promise<string> {
  const { body } = await reader.send<{ messages: readonly { text: string }[] }>(
    'GET',
    `/dev/messages.json?recipient=${encodeURIComponent(phone)}`,
  );
  return body?.messages.map(({ text }) => /: (\d{4,6})\./.exec(text)?.[1]).find(Boolean) ?? '';
}

/** Proves a phone as its owner does, and answers the token. */
async function prove(device: Device, phone: string): Promise<string | undefined> {
  await device.send('POST', `${front}/request-sms-code`, { phone });
  const code = await codeFor(phone);
  const checked = await device.send<{ token: string }>('POST', `${front}/check-sms-code`, { phone, code });
  return checked.status === 200 ? checked.body?.token : undefined;
}

async function join(index: number): Promise<Member> {
  const figures = `${run}${String(index).padStart(3, '0')}`;
  const member = {
    phone: `+79${figures}`,
    email: `member${figures}@example.com`,
    password: `Rukav${randomInt(1e9)}x`,
    home: `10.2.0.${index + 1}`,
  };
  const device = deviceAt(member.home);
  const { phone, email, password } = member;
  const body = { phone, email, password, token: await prove(device, phone), name: 'Анна', agreement };
  const { status, codes } = await device.send('POST', `${front}/register`, body);
  if (status !== 200) throw new Error(`A member could not register: ${status} ${codes.join()}`);
  return member;
}

const told = { right: 0, wrong: 0, early: 0, turnedAway: 0 };
/** Counts what a guess came to. */
function count({ status, codes }: { status: number; codes: readonly string[] }): void {
  if (status === 200) told.right += 1;
  else if (['wrong_code', 'credentials_invalid', 'temporary_password_invalid'].includes(codes[0] ?? ''))
    told.wrong += 1;
  else if (status === 429 || status === 403) told.turnedAway += 1;
  else told.early += 1;
}

const common = ['Qwerty1', 'Password1', 'Rukav2026', 'Zxcvbn1', 'Aa123456'];

/** Guesses at one member from one session, some times: by codes of messages and calls, and by passwords. */
async function attack(member: Member, index: number, times: number): Promise<void> {
  const device = deviceAt(`172.16.${Math.floor((index % addresses) / 200)}.${(index % 200) + 1}`);
  const { phone, email } = member;
  const channel = index % 10 === 0 ? 'CALL' : 'SMS';
  const length = channel === 'CALL' ? 4 : 6;
  await device.send('POST', `${front}/request-sms-code`, { phone, channel });
  for (let time = 0; time < times; time += 1) {
    const password = common[randomInt(common.length)];
    const name = time % 3 === 0 ? { phone } : { email };
    const code = String(randomInt(10 ** length)).padStart(length, '0');
    count(
      time % 2 === 0
        ? await device.send('POST', `${front}/check-sms-code`, { phone, code })
        : await device.send('POST', `${front}/login`, { ...name, password }),
    );
  }
}

const everybody: Member[] = [];
for (let index = 0; index < members; index += 1) everybody.push(await join(index));

const begun = performance.now();
const perSession = 10;
let next = 0;
async function attacker(): Promise<void> {
  while (next * perSession < guesses) {
    const index = next;
    next += 1;
    const member = everybody[index % members];
    if (member) await attack(member, index, perSession);
  }
}
await Promise.all(Array.from({ length: atOnce }, attacker));
const seconds = ((performance.now() - begun) / 1000).toFixed(0);

// A code can be asked for again once a minute has passed since the last.
await reader.send('POST', '/dev/clock', { move: 61_000 });
const outcomes = { code: 0, password: 0 };
for (const { phone, password, home } of everybody) {
  const device = deviceAt(home);
  const token = await prove(device, phone);
  if ((await device.send('POST', `${front}/login`, { phone, token })).status === 200) outcomes.code += 1;
  const other = await deviceAt(home).send('POST', `${front}/login`, { phone, password });
  if (other.status === 200) outcomes.password += 1;
}

const skus = [await goodsWith(reader, 1000), await goodsWith(reader, 1000, 1)];
const piecesOf = (reply: CartReply | undefined, skuId: string | undefined) =>
  (reply?.cart.lines ?? [])
    .filter((line) => line.skuId === skuId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Signs in on two devices at once, each with three pieces of its own, and adds on both what was saved. */
async function race({ phone, password, home }: Member): Promise<boolean> {
  const both = [deviceAt(home), deviceAt(home)];
  for (const [index, device] of both.entries())
    await device.send('POST', '/api/v3/cart/products/add', { items: [{ skuId: skus[index], quantity: 3 }] });
  const replies = await Promise.all(
    both.map((device) => device.send<SignedIn>('POST', `${front}/login`, { phone, password })),
  );
  await Promise.all(
    both.map(async (device, index) => {
      const ids = replies[index]?.body?.savedCarts.map(({ id }) => id) ?? [];
      if (ids.length > 0) await device.send('POST', '/api/v3/cart/merge', { ids });
    }),
  );
  const carts = await Promise.all(both.map((device) => device.send<CartReply>('GET', '/api/v3/cart')));
  return carts.every(({ body }) => skus.every((skuId) => piecesOf(body, skuId) === 3));
}

let whole = 0;
for (const member of everybody) if (await race(member)) whole += 1;
await store.stop();

console.log(
  `${guesses} guesses in ${seconds} s at ${members} members from ${addresses} addresses: ${told.right} right, ${told.wrong} wrong, ${told.early} at no code, ${told.turnedAway} turned away.`,
);
console.log(
  `Of ${members} members at home ${outcomes.code} sign in by a code and ${outcomes.password} by the password at the first try.`,
);
console.log(`Carts of two devices that sign in at once: ${whole} of ${members} whole, none lost or doubled.`);
process.exit(
  told.right === 0 && outcomes.code === members && outcomes.password === members && whole === members ? 0 : 1,
);
