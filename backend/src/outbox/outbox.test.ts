import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { dev } from '../dev/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { deliverDue } from './deliver.ts';
import { enqueue } from './enqueue.ts';

const { db } = await testDatabase();
const kernel = testKernel(db);
const { clock } = kernel;

const code = {
  channel: 'sms',
  to: '+79161234567',
  template: 'signInCode',
  values: { code: '482913' },
} as const;
const sent: number[] = [];
const deliver = (port = { send: async ({ id }: { id: number }) => void sent.push(id) }, keepsText = true) =>
  deliverDue({ db, clock, port, channels: ['sms'], keepsText });

beforeEach(async () => {
  sent.length = 0;
  clock.reset();
  await db.deleteFrom('outbox_message').execute();
});

test('a message whose transaction is undone was never written', async () => {
  await db
    .transaction()
    .execute(async (trx) => {
      await enqueue(trx, { ...code, locale: 'ru-RU' }, clock.now());
      throw new Error('undo');
    })
    .catch(() => {});

  expect(await deliver()).toBe(0);
});

test('of several processes each message is sent by one', async () => {
  for (let turn = 0; turn < 30; turn += 1) await enqueue(db, { ...code, locale: 'ru-RU' }, clock.now());

  await Promise.all([deliver(), deliver(), deliver()]);

  expect([sent.length, new Set(sent).size]).toEqual([30, 30]);
});

test('a message that could not be sent is tried again later, and given up after eight times', async () => {
  await enqueue(db, { ...code, locale: 'ru-RU' }, clock.now());
  const broken = { send: () => Promise.reject(new Error('no line')) };
  const state = () => db.selectFrom('outbox_message').select(['state', 'attempts']).executeTakeFirstOrThrow();

  await deliver(broken);
  await deliver();
  expect([await state(), sent]).toEqual([{ state: 'waiting', attempts: 1 }, []]);

  for (let turn = 0; turn < 7; turn += 1) {
    clock.move(3_600_000);
    await deliver(broken);
  }
  expect(await state()).toEqual({ state: 'failed', attempts: 8 });
});

test('where nobody has to read them, nothing of a sent code stays', async () => {
  await enqueue(db, { ...code, locale: 'ru-RU' }, clock.now());

  await deliver(undefined, false);

  expect(await db.selectFrom('outbox_message').select(['state', 'text', 'values']).execute()).toEqual([
    { state: 'sent', text: '', values: {} },
  ]);
});

test('the demo shows codes at /dev/messages, and shows what was typed as text', async () => {
  const app = await createServer(kernel, [dev]);
  await enqueue(db, { ...code, values: { code: '<b>1</b>' }, locale: 'kk-KZ' }, clock.now());

  const page = await app.inject('/dev/messages');
  const { messages } = (await app.inject('/dev/messages.json?recipient=%2B79161234567')).json();

  expect(page.body).toContain('кіру коды: &#60;b&#62;1&#60;/b&#62;');
  expect(messages).toMatchObject([{ channel: 'sms', text: expect.stringContaining('<b>1</b>') }]);
});

test('the demo moves the clock and the flags, a shop with a database of its own has no such levers', async () => {
  const app = await createServer(kernel, [dev]);
  const real = await createServer(testKernel(db, { DATABASE_URL: 'postgresql://shop/db' }), [dev]);
  const before = clock.now().getTime();

  await app.inject({ method: 'POST', url: '/dev/clock', payload: { move: 900_000 } });
  const flags = await app.inject({
    method: 'POST',
    url: '/dev/flags',
    payload: { name: 'captcha', isOn: true },
  });

  expect(clock.now().getTime() - before).toBe(900_000);
  expect(flags.json()).toMatchObject({ captcha: true, sbpPayment: true });
  for (const url of ['/dev/clock', '/dev/flags', '/dev/messages', '/dev/goods'])
    expect((await real.inject(url)).statusCode).toBe(404);
});
