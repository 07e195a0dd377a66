import { setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { cities, contact, lineIds, readyCart, submit } from '../cart/test-store.ts';
import { transaction } from '../database/transaction.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { openPayingStore } from '../payments/test-paying.ts';
import { moveOrderOn, type StoreStep } from './move-order.ts';
import { tellSteps } from './tell-steps.ts';

const store = await openPayingStore();
const { app, bank, db, kernel, row, start } = store;
const total = 399_800;

beforeEach(async () => {
  await bank.control({ do: 'reset' });
  await store.restock();
});

const step = (number: string, sent: Partial<StoreStep>) => {
  kernel.clock.move(1000);
  return transaction(db, (trx) => moveOrderOn(trx, number, { lines: [], ...sent }, kernel.clock.now()));
};
/** All that is written of an order after its confirmation, a letter's text without its goods. */
async function told(number: string) {
  await tellSteps(kernel).run({});
  const written = await db
    .selectFrom('outbox_message')
    .select(['channel', 'subject', 'text', 'template'])
    .where('order_number', '=', number)
    .where('template', '<>', 'orderPlaced')
    .orderBy('id')
    .execute();
  return written.map((one) => ({ ...one, text: one.text.replaceAll(/[\u00a0\u202f]/g, ' ') }));
}
const lettersOf = async (number: string) =>
  (await told(number)).filter(({ channel }) => channel === 'mail').map(({ text }) => text);
async function paid() {
  const { visitor, number } = await store.order();
  await bank.press((await start(visitor, number)).body.link, { do: 'paid' });
  await vi.waitFor(async () => expect((await row(number)).paid).toBe(total));
  return number;
}

test('an order that is paid ahead brings one letter, with the link by which it is paid, and one short message', async () => {
  const { number } = await store.order();

  const written = await db
    .selectFrom('outbox_message')
    .select(['channel', 'text'])
    .where('order_number', '=', number)
    .orderBy('id')
    .execute();

  expect(written.map(({ channel }) => channel)).toEqual(['mail', 'sms']);
  expect(written[0]?.text).toMatch(new RegExp(String.raw`Оплатить заказ: https?:\S+/dopay/${number}\?key=`));
});

test('the store’s cancellation of a paid order brings one letter, which names the sum that goes back and no empty reason', async () => {
  const number = await paid();

  await step(number, { status: 'cancelled' });

  const messages = await told(number);
  expect(messages.map(({ channel, subject }) => [channel, subject])).toEqual([
    ['mail', `Заказ ${number} отменён, возвращаем деньги`],
    ['sms', `Заказ ${number} отменён, возвращаем деньги`],
  ]);
  expect(messages[0]?.text).toContain('возвращаем 3 998 ₽ тем же способом');
  expect(messages[0]?.text).not.toContain('Причина');
});

test('an order of which nothing was paid is cancelled without a word of money that comes back', async () => {
  const { number } = await store.order('cash');

  await step(number, { status: 'cancelled' });

  const [letter = ''] = await lettersOf(number);
  expect(letter).toContain('Платить за него не нужно');
  expect(letter).not.toMatch(/возвращаем|вернутся|придут|Причина/);
});

test('pieces that come back are told of with their money where it was paid here, and without where the till took it', async () => {
  const [here, atTill] = [await paid(), (await store.order('cash')).number];
  const lines = [{ skuId: 'p1-42', quantity: 1, state: 'returned' as const }];
  for (const number of [here, atTill]) {
    for (const status of ['collect', 'underway', 'delivered', 'complete'] as const)
      await step(number, { status });
    await step(number, { lines });
  }

  const [paidBack, silent] = [(await lettersOf(here)).at(-1), (await lettersOf(atTill)).at(-1)];
  expect(paidBack).toContain('возвращаем 1 999 ₽ тем же способом');
  expect(silent).toContain('Мы приняли возврат по заказу');
  expect(silent).not.toMatch(/возвращаем|деньги/i);
});

test('where pieces and then the whole order are given up at once, each letter names its own money', async () => {
  const number = await paid();
  for (const status of ['collect', 'underway', 'delivered'] as const) await step(number, { status });

  await step(number, {
    status: 'cancelled',
    lines: [{ skuId: 'p1-42', quantity: 1, state: 'refused' }],
  });

  const letters = await lettersOf(number);
  const sums = letters.flatMap(
    (letter) => /[\d ]+ ₽(?= мы возвращаем)|(?<=возвращаем )[\d ]+ ₽/.exec(letter) ?? [],
  );
  expect(sums.map((sum) => sum.trim())).toEqual(['1 999 ₽', '1 999 ₽']);
});

test.each([
  ['step1', 'Заберите в пункте выдачи'],
  ['locker1', 'Заберите в постамате'],
  ['post101', 'Заберите на почте'],
])('an order to %s is told of without courier and shop, and names the point', async (pickupId, title) => {
  await db
    .updateTable('point')
    .set({ need_prepay: false, services: ['cash_and_card'] })
    .execute();
  const visitor = visitorOf(app);
  const phone = '+79179990001';
  await readyCart(visitor, { phone });
  const group = { shippingGroupType: 'thirdparty', pickupId, cityId: cities.moscow } as const;
  await visitor.call(setShippingGroup, { body: { lineIds: await lineIds(visitor), ...group } });
  const { version } = (await visitor.call(getCart)).body.cart;
  const [number = ''] = (await submit(visitor, version)).body.orderNumbers;
  for (const status of ['collect', 'underway', 'deliveredToStore', 'waitingInStore'] as const)
    await step(number, { status });

  const [confirmation] = await db
    .selectFrom('outbox_message')
    .select('text')
    .where('recipient', '=', contact(phone).email)
    .where('order_number', '=', number)
    .where('template', '=', 'orderPlaced')
    .execute();
  const letters = [confirmation?.text ?? '', ...(await lettersOf(number))];

  expect(letters).toHaveLength(5);
  for (const letter of letters) {
    expect(letter).toContain(title);
    expect(letter).toContain(`Магазин ${pickupId}`);
    expect(letter.replaceAll(`Магазин ${pickupId}`, '')).not.toMatch(/курьер|магазин/i);
  }
});
