import { exportAccount } from '@rukav/contract/account/calls.ts';
import { getGiftCard, restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { contact, readyCart, restock, submit } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { aCard } from '../gift-cards/test-card.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { confirmMailbox, provePhone, signUp } from '../sign-in/test-shopper.ts';
import { openStoreOfEndings } from './test-ending.ts';

const { db } = await testDatabase();
const { app, kernel, end } = await openStoreOfEndings(db);

let member: Visitor;
let phone = '';
let mailbox = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  kernel.clock.move(3_600_000 * 2);
  count += 1;
  phone = `+7908${String(count).padStart(7, '0')}`;
  mailbox = `keep${count}@example.com`;
  member = visitorOf(app);
  await signUp(db, member, phone, { email: mailbox });
});

/** An order of the member that goes to her mother, who is a member too and has a gift card. */
async function mother() {
  const motherPhone = `+7918${String(count).padStart(7, '0')}`;
  const { email } = contact(motherPhone);
  const visitor = visitorOf(app);
  await signUp(db, visitor, motherPhone, { email });
  await confirmMailbox(db, visitor, email);
  const card = await aCard(db, { email, now: kernel.clock.now() });
  const { body } = await submit(member, await readyCart(member, { phone: motherPhone, by: 'pickup' }));
  await db.updateTable('placed_order').set({ status: 'complete' }).execute();
  return { visitor, phone: motherPhone, email, card, number: body.orderNumbers[0] ?? '' };
}

const messagesTo = async (recipients: string[]) =>
  (
    await db.selectFrom('outbox_message').select('template').where('recipient', 'in', recipients).execute()
  ).map(({ template }) => template);

test('whoever gets a member’s order keeps her codes, proofs, letters and gift card when the member ends her account', async () => {
  const { phone: hers, email, card, number } = await mother();
  kernel.clock.move(120_000);
  await provePhone(db, visitorOf(app), hers);

  await end(member);

  expect(await messagesTo([hers, email])).toEqual(
    expect.arrayContaining(['signInCode', 'emailConfirmation']),
  );
  expect(await messagesTo([hers, email])).not.toContain('orderPlaced');
  const proofs = await db.selectFrom('contact_proof').select('used_at').where('contact', '=', hers).execute();
  expect(proofs.filter(({ used_at }) => used_at === null)).toHaveLength(1);
  const order = await db
    .selectFrom('placed_order')
    .select(['phone', 'email'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ phone: '', email: '' });
  const renewed = await member.call(restoreGiftCard, { params: { cardNumber: card.number } });
  expect(renewed.body.sentTo).toBe('o•••@example.com');
});

test('an address that a member never confirmed is not hers: who reads it keeps what was sent there', async () => {
  const other = visitorOf(app);
  const card = await aCard(db, { email: mailbox, now: kernel.clock.now() });

  await end(member);

  const renewed = await other.call(restoreGiftCard, { params: { cardNumber: card.number } });
  expect(renewed.body.sentTo).toBe('k•••@example.com');
});

test('a card whose owner was erased gives out no new PIN, and the last one goes on opening it', async () => {
  await confirmMailbox(db, member, mailbox);
  const card = await aCard(db, { email: mailbox, now: kernel.clock.now() });
  await end(member);
  const holder = visitorOf(app);

  const renewed = await holder.call(restoreGiftCard, { params: { cardNumber: card.number } });

  expect(renewed.codes).toEqual(['card_without_address']);
  const opened = await holder.call(getGiftCard, {
    params: { cardNumber: card.number },
    query: { code: card.pin },
  });
  expect(opened.body.balance).toBe(300_000);
});

test('a guest’s order on a mistyped phone goes on when the phone’s owner ends her account', async () => {
  const guest = visitorOf(app);
  const version = await readyCart(guest, { phone, by: 'pickup' });
  const { body } = await submit(guest, version);

  expect(await end(member)).toEqual([]);

  const order = await db
    .selectFrom('placed_order')
    .select(['account_id', 'phone', 'full_name', 'status'])
    .where('number', '=', body.orderNumbers[0] ?? '')
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ account_id: null, phone, full_name: 'Ольга Ёлкина-Ли' });
  expect(await messagesTo([contact(phone).email])).toContain('orderPlaced');
});

test('a stranger’s order on her phone is in a member’s file with its number, sum and state alone', async () => {
  const guest = visitorOf(app);
  const version = await readyCart(guest, { phone, by: 'pickup' });
  const { body } = await submit(guest, version);
  const own = await submit(member, await readyCart(member, { phone, by: 'pickup' }));

  const { orders } = (await member.call(exportAccount)).body;

  expect(orders.find(({ number }) => number === body.orderNumbers[0])).toEqual({
    number: body.orderNumbers[0],
    status: 'processing',
    total: expect.any(Number),
    currency: 'RUB',
    created_at: expect.any(String),
  });
  expect(orders.find(({ number }) => number === own.body.orderNumbers[0])).toMatchObject({
    full_name: 'Ольга Ёлкина-Ли',
    phone,
  });
});
