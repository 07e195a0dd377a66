import { restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { readMessages } from '@rukav/contract/notifications/calls.ts';
import { getPaymentQr } from '@rukav/contract/payments/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createPorts } from '../ports.ts';
import { createSubjects } from '../subjects.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';
import { visitorOf, type Sent } from './test-visitor.ts';

const { db } = await testDatabase();
const kernel = testKernel(db);
const app = await createServer(kernel, createSubjects(createPorts(kernel.config)));
afterAll(() => app.close());

/** Reads that change something, as the documents ask for. */
const writes = [
  {
    what: 'a new PIN',
    ask: (sent: Sent) =>
      visitorOf(app).call(restoreGiftCard, { params: { cardNumber: '4000000000000001' }, ...sent }),
    own: 'card_not_found',
  },
  {
    what: 'that messages were read',
    ask: (sent: Sent) => visitorOf(app).call(readMessages, sent),
    own: 'auth_required',
  },
  {
    what: 'a code to pay by',
    ask: (sent: Sent) =>
      visitorOf(app).call(getPaymentQr, {
        query: { orderNumber: 'R-100001', subtotal: 1, totalPay: 1 },
        ...sent,
      }),
    own: 'auth_required',
  },
];

test.each(writes)('another site asks in vain for $what, though it is a GET', async ({ ask, own }) => {
  const sites = ['cross-site', 'same-site', 'none'];
  const others = await Promise.all(sites.map((site) => ask({ headers: { 'sec-fetch-site': site } })));

  expect(others.map(({ status, codes }) => [status, ...codes])).toEqual(sites.map(() => [403, 'forbidden']));
  expect((await ask({})).codes).toEqual([own]);
});
