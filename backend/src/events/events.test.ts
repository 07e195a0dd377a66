import { postEvent } from '@rukav/contract/events/calls.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { events } from './index.ts';

const { db } = await testDatabase();
const kernel = testKernel(db, { FEEDBACK_EMAIL: 'help@example.com' });
const visitor = visitorOf(await createServer(kernel, [events]));

const written = {
  name: 'Анна',
  email: 'anna@example.com',
  theme: 'order' as const,
  message: 'Где мой заказ?',
};
const send = (changes: object = {}) =>
  visitor.call(postEvent, { body: { eventType: 'feedback', data: { ...written, ...changes } } });

test('a message to the shop is kept, passed on, and its writer is told [API-104 PROF-44]', async () => {
  const { status } = await send();

  expect(status).toBe(200);
  const kept = await db
    .selectFrom('feedback_message')
    .select(['name', 'email', 'theme', 'message', 'account_id'])
    .execute();
  expect(kept).toEqual([{ ...written, account_id: null }]);
  const letters = await db
    .selectFrom('outbox_message')
    .select(['recipient', 'template'])
    .orderBy('id')
    .execute();
  expect(letters).toEqual([
    { recipient: 'anna@example.com', template: 'feedbackReceived' },
    { recipient: 'help@example.com', template: 'feedback' },
  ]);
});

test.each([
  ['name', 'empty', ''],
  ['email', 'empty', ''],
  ['email', 'invalid', 'anna'],
  ['theme', 'invalid', 'weather'],
  ['message', 'max_length_exceeded', 'я'.repeat(3001)],
])('%s is refused as %s', async (field, check, value) => {
  const { errors } = await send({ [field]: value });

  expect(errors[0]).toMatchObject({ code: 'validation', field: `data.${field}`, params: { check } });
});
