import { getMessages, readMessages } from '@rukav/contract/notifications/calls.ts';
import { MessageKind } from '@rukav/contract/notifications/schemas.ts';
import { isMessageSlot, messageSlots } from '@rukav/contract/notifications/slots.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { giveBonuses } from '../loyalty/index.ts';
import { openPlaces } from '../catalogue/test-catalogue.ts';
import { accountIdOf, signIn, signUp } from '../sign-in/test-shopper.ts';
import { notifications, notify, tellConfirmed } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [notifications, signIn]);
const now = kernel.clock.now();

let member: Visitor;
let accountId: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  const phone = `+7908${String(count).padStart(7, '0')}`;
  member = visitorOf(app);
  await signUp(db, member, phone);
  accountId = await accountIdOf(db, phone);
});

const bonuses = (amount: number) =>
  db
    .transaction()
    .execute((trx) => giveBonuses(trx, { accountId, kind: 'gift', amount, expiresAt: null }, now));

test('the tabs and the kinds of messages are those of the requirements [SUBS-11 SUBS-15]', () => {
  expect(messageSlots).toEqual(['actions', 'orders', 'messages', 'bonuses']);
  expect(MessageKind.options).toEqual(['INFO', 'PROMO']);
  expect([isMessageSlot('orders'), isMessageSlot('all')]).toEqual([true, false]);
});

test('messages come by slot and page, carry codes of what they are about, and are read in one’s own language [API-084 SUBS-14]', async () => {
  await bonuses(1);
  await bonuses(22);
  const confirmed = { accountId, action: 'register', email: 'anna@example.com' };
  await db.transaction().execute((trx) => tellConfirmed(trx, confirmed, now));

  const query = { slot: 'bonuses', pageNumber: 0, pageSize: 1 } as const;
  const first = (await member.call(getMessages, { query })).body;
  const second = (await member.call(getMessages, { query: { ...query, pageNumber: 1 } })).body;
  const all = (await member.call(getMessages, { query: {} })).body;

  expect(first).toMatchObject({
    messages: [
      {
        slot: 'bonuses',
        kind: 'INFO',
        commentCodes: ['bonuses_given'],
        title: 'Начислено 22 бонуса',
        url: '/personal/club',
        isRead: false,
      },
    ],
    totalCount: 2,
    unread: { actions: 0, orders: 0, messages: 1, bonuses: 2 },
  });
  expect(second.messages[0]?.title).toBe('Начислен 1 бонус');
  expect(all.totalCount).toBe(3);
});

test('what was shown is marked as read, a slot or all of it [API-085]', async () => {
  await bonuses(5);
  await notify(
    db,
    {
      accountId,
      slot: 'orders',
      kind: 'INFO',
      code: 'order_complete',
      title: 'orderStep.complete.subject',
      text: 'orderStep.complete.letter',
      values: { number: '1024' },
    },
    now,
  );

  const orders = await member.call(readMessages, { query: { slot: 'orders' } });
  const all = await member.call(readMessages, { query: {} });

  expect(orders.body.unread).toMatchObject({ orders: 0, bonuses: 1 });
  expect(all.body.unread).toEqual({ actions: 0, orders: 0, messages: 0, bonuses: 0 });
  const { messages } = (await member.call(getMessages, { query: {} })).body;
  expect(messages.map(({ isRead }) => isRead)).toEqual([true, true]);
});

test('of a tab the messages alone are marked that were shown', async () => {
  await bonuses(1);
  await bonuses(2);
  await bonuses(3);
  const query = { slot: 'bonuses', pageSize: 1, pageNumber: 1 } as const;
  const shown = (await member.call(getMessages, { query })).body.messages;

  const ids = [...shown.map(({ id }) => id), 'unknown', '9'.repeat(40)].join(',');
  const { body } = await member.call(readMessages, { query: { slot: 'bonuses', ids } });
  const other = visitorOf(app);
  await signUp(db, other, `+7928${String(count).padStart(7, '0')}`);
  await other.call(readMessages, { query: { ids } });

  expect(body.unread.bonuses).toBe(2);
  const { messages } = (await member.call(getMessages, { query: { slot: 'bonuses' } })).body;
  expect(messages.map(({ isRead }) => isRead)).toEqual([false, true, false]);
});

test('messages are their owner’s alone, and there are none without their flag', async () => {
  await bonuses(5);
  const other = visitorOf(app);
  await signUp(db, other, `+7918${String(count).padStart(7, '0')}`);

  expect((await other.call(getMessages, { query: {} })).body.totalCount).toBe(0);
  expect((await visitorOf(app).call(getMessages, { query: {} })).codes).toEqual(['auth_required']);
  await kernel.flags.set('notificationCentre', false);
  expect((await member.call(getMessages, { query: {} })).codes).toEqual(['notifications_unavailable']);
  expect((await member.call(readMessages, { query: {} })).codes).toEqual(['notifications_unavailable']);
  await kernel.flags.set('notificationCentre', true);
});
