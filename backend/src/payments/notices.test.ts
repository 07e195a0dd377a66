import type { ErrorReply } from '@rukav/contract';
import { beforeEach, expect, test } from 'vitest';
import { demoKeys } from '../config-payments.ts';
import type { AcquiringName, PaymentMethodName } from '@rukav/contract/payments/methods.ts';
import { createSimulator } from '../simulators/simulator.ts';
import { noticeMaker, type Notice } from '../simulators/notices.ts';
import type { PlayedPayment } from '../simulators/payment-book.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { bank, order, start, row, look } = store;
const total = 399_800;

beforeEach(async () => {
  store.kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

const send = async ({ url, ...init }: Notice) => (await fetch(url, init)).status;
/** The status and the code with which a notice is refused. */
async function refusalOf({ url, ...init }: Notice) {
  const reply = await fetch(url, init);
  const { errors } = (await reply.json()) as ErrorReply;
  return [reply.status, errors[0]?.code];
}
const shopUrl = () => store.app.listeningOrigin;

async function begun(acquiring: AcquiringName, method: PaymentMethodName) {
  const { visitor, number } = await order(method);
  await start(visitor, number, acquiring);
  const played = (await (await fetch(`${bank.url}/simulator/control`)).json()) as {
    payments: PlayedPayment[];
  };
  const payment = played.payments.find(({ orderNumber }) => orderNumber === number);
  if (!payment) throw new Error('The provider knows what was begun.');
  return { visitor, number, payment };
}

test.each([
  ['SBERBANK', 'online'],
  ['SOVCOMBANK', 'instalment'],
] as const)(
  '%s: a notice is true by its signature alone, and says nothing of money by itself',
  async (acquiring, method) => {
    const { visitor, number, payment } = await begun(acquiring, method);
    const maker = noticeMaker(shopUrl(), demoKeys);
    const claimed: PlayedPayment = { ...payment, state: 'paid', captured: total };

    expect(await send(maker.make(claimed, { isForged: true }))).toBe(403);
    expect(await send(maker.make(claimed))).toBe(200);

    expect((await look(visitor, number)).payment).toMatchObject({ widget: 'available', paid: 0 });
  },
);

test('a token of Yandex Pay that another key has signed is refused, and what is no token as well', async () => {
  const { number, payment } = await begun('YANDEX_SPLIT', 'split');
  const maker = noticeMaker(shopUrl(), demoKeys);
  const notice = maker.make({ ...payment, state: 'paid', captured: total });

  expect(await send(notice)).toBe(403);
  expect(await send({ ...notice, body: 'a.b.c' })).toBe(403);
  expect(await send({ ...notice, body: (notice.body ?? '').replace(/\.[^.]*$/, '.') })).toBe(403);
  expect((await row(number)).paid).toBe(0);
});

test('five copies in any order enter the money once', async () => {
  const { number, payment } = await begun('SBERBANK', 'online');
  await bank.control({ do: 'duplicate', by: 5 });
  await bank.control({ do: 'pay', order: payment.id });

  await expect.poll(async () => (await row(number)).paid).toBe(total);
  const maker = noticeMaker(shopUrl(), demoKeys);
  const paid: PlayedPayment = { ...payment, state: 'paid', captured: total };
  await Promise.all(Array.from({ length: 5 }, () => send(maker.make(paid))));
  expect(await store.entries(number)).toHaveLength(2);
});

test.each([
  ['SBERBANK', 'online'],
  ['FPS', 'sbp'],
  ['SOVCOMBANK', 'instalment'],
  ['YANDEX_SPLIT', 'split'],
] as const)(
  '%s: a truly signed notice with another sum enters what the provider has taken',
  async (acquiring, method) => {
    const { number, payment } = await begun(acquiring, method);
    await bank.control({ do: 'misstate' });
    await bank.control({ do: 'pay', order: payment.id });

    await expect.poll(async () => (await row(number)).paid).toBe(total);
  },
);

test('a notice of nothing that we know is answered so, and one that we cannot ask about is wanted again', async () => {
  const { payment } = await begun('SBERBANK', 'online');
  const maker = noticeMaker(shopUrl(), demoKeys);

  expect(await refusalOf(maker.make({ ...payment, id: 'somebody-elses' }))).toEqual([
    404,
    'payment_not_found',
  ]);
  await bank.control({ do: 'answer', how: 'error' });
  expect(await send(maker.make(payment))).toBe(503);
});

test('the simulator says what is wrong with a wish that it does not understand', async () => {
  const app = createSimulator({ shopUrl: shopUrl(), publicUrl: 'http://localhost:3000', keys: demoKeys });

  const reply = await app.inject({ method: 'POST', url: '/simulator/control', payload: { do: 'dance' } });

  expect(reply.statusCode).toBe(400);
  await app.close();
});
