import { expect, test } from 'vitest';
import { anOrder } from './order-builders.ts';
import { paymentLineOf } from './payment-line.ts';

const until = '2026-11-21T12:15:00+03:00';
const nothing = {
  type: 'online',
  state: 'not_paid',
  paid: 0,
  underpaid: 0,
  overpaid: 0,
  payUntil: null,
} as const;
const gone = [{ acquiring: 'SBERBANK' as const, amount: 399_900, refunded: 399_900, date: until }];

test.each([
  ['to be paid ahead', { payment: { ...nothing, payUntil: until } }, { is: 'due', sum: 399_900, until }],
  [
    'paid in part',
    { payment: { ...nothing, state: 'needs_extra_payment' as const, paid: 300_000, underpaid: 99_900 } },
    { is: 'extra', sum: 99_900 },
  ],
  ['paid', { payment: { ...nothing, state: 'paid' as const, paid: 399_900 } }, { is: 'paid', sum: 399_900 }],
  [
    'paid, with pieces that came back',
    {
      payment: { ...nothing, state: 'paid' as const, paid: 299_900 },
      payments: [{ ...gone[0]!, refunded: 100_000 }],
    },
    { is: 'paidLess', sum: 299_900, refunded: 100_000 },
  ],
  [
    'paid too much',
    { payment: { ...nothing, state: 'paid' as const, paid: 449_900, overpaid: 50_000 } },
    { is: 'returning', sum: 50_000 },
  ],
  [
    'cancelled while its money is on the way back',
    { status: 'cancelled' as const, payment: { ...nothing, state: 'paid' as const, paid: 399_900 } },
    { is: 'returning', sum: 399_900 },
  ],
  [
    'cancelled and refunded',
    { status: 'cancelled' as const, payment: nothing, payments: gone },
    { is: 'refunded', sum: 399_900 },
  ],
  ['to be paid on receipt', {}, { is: 'onReceipt' }],
])('an order that is %s says so [PAY-16]', (_, changes, said) => {
  expect(paymentLineOf(anOrder(changes))).toMatchObject(said);
});

test('an order that was cancelled before anything was paid, and one that was handed over, say nothing of money', () => {
  expect(paymentLineOf(anOrder({ status: 'cancelled', payment: nothing }))).toBeUndefined();
  expect(paymentLineOf(anOrder({ status: 'complete' }))).toBeUndefined();
});
