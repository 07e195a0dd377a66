import { createGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { cancelOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { openPayingStore } from '../payments/test-paying.ts';
import { aWish } from './test-card.ts';

const { app, db, kernel, bank, run, row, start } = await openPayingStore();

let visitor: Visitor;
beforeEach(async () => {
  kernel.clock.reset();
  await bank.control({ do: 'reset' });
  visitor = visitorOf(app);
});

/** Orders a card, and leaves this of the buyer. */
const order = async (sender: object) => {
  const body = { ...aWish('aigerim@example.com'), sender, agreement: { rules: true, personalData: true } };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return (await visitor.call(createGiftCard, { body: body as never, headers })).body.orderNumber;
};
const toldTo = (recipient: string) =>
  db
    .selectFrom('outbox_message')
    .select(['channel', 'template', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();

test.each([[{ email: 'unpaid@example.com' }], [{ phone: '+79161110001' }]])(
  'a card that nobody pays writes to nobody: not to %j',
  async (sender) => {
    const number = await order(sender);
    kernel.clock.move(900_000);

    await run('expire');

    expect((await row(number)).status).toBe('cancelled');
    expect(await toldTo(Object.values(sender)[0] ?? '')).toEqual([]);
  },
);

test('a buyer who left a phone alone gets the receipt by it, and a short message when money goes back', async () => {
  const sender = { phone: '+79161110002' };
  const number = await order(sender);
  await bank.press((await start(visitor, number)).body.link, { do: 'paid' });
  await vi.waitFor(async () => expect((await row(number)).paid).toBeGreaterThan(0));
  const { payments } = await bank.book();
  const registered = payments.find(({ orderNumber }) => orderNumber === number);
  expect(registered?.receiptTo).toBe(sender.phone);
  await visitor.call(cancelOrder, { params: { id: number }, body: { cancelReasonCode: 'not_needed' } });
  kernel.clock.move(120_000);

  await run('confirm');

  expect(await toldTo(sender.phone)).toMatchObject([{ channel: 'sms', template: 'paymentReturned' }]);
});
