import { expect, test } from 'vitest';
import { canBePaid, owedFor, paymentOf } from './paying.ts';
import type { OrderRow } from './order-repository.ts';

const made = new Date('2026-03-03T09:00:00Z');
const later = (ms: number) => new Date(made.getTime() + ms);
const day = 86_400_000;
const order = (changes: Partial<OrderRow> = {}) =>
  ({
    status: 'processing',
    total: 200_000,
    taken_at_till: 0,
    paid: 0,
    paid_at: null,
    pay_until: later(900_000),
    payment_method: 'online',
    cancel_requested_at: null,
    created_at: made,
    ...changes,
  }) as OrderRow;

test('an order is paid, not paid, or needs extra payment, and says how much is missing or too much [PAY-16 PAY-31]', () => {
  expect(paymentOf(order())).toMatchObject({ state: 'not_paid', underpaid: 0, overpaid: 0 });
  expect(paymentOf(order({ paid: 50_000 }))).toMatchObject({
    state: 'needs_extra_payment',
    underpaid: 150_000,
  });
  expect(paymentOf(order({ paid: 200_000 }))).toMatchObject({ state: 'paid', underpaid: 0, overpaid: 0 });
  expect(paymentOf(order({ paid: 250_000 }))).toMatchObject({ state: 'paid', overpaid: 50_000 });
  expect(paymentOf(order({ paid: 200_000, status: 'cancelled' }))).toMatchObject({ overpaid: 200_000 });
});

test('an order that is paid on receipt has no end of payment', () => {
  const inStore = order({ pay_until: null, payment_method: 'cash' });

  expect(paymentOf(inStore)).toMatchObject({ type: 'inStore', payUntil: null });
  expect(canBePaid(inStore, later(30 * day))).toBe(true);
});

test('an order is paid online within 31 days, while it awaits payment within its 900,000 ms [PAY-18 PAY-29]', () => {
  expect(canBePaid(order(), later(899_999))).toBe(true);
  expect(canBePaid(order(), later(900_000))).toBe(false);
  const onReceipt = order({ pay_until: null, payment_method: 'cash' });
  expect(canBePaid(onReceipt, later(31 * day))).toBe(true);
  expect(canBePaid(onReceipt, later(31 * day + 1))).toBe(false);
});

test.each<[string, Partial<OrderRow>]>([
  ['cancelled', { status: 'cancelled' }],
  ['about to be cancelled', { cancel_requested_at: made }],
  ['received', { status: 'complete' }],
  ['paid', { paid: 200_000, paid_at: made }],
])('an order that is %s is not paid any more', (_, changes) => {
  expect(canBePaid(order(changes), made)).toBe(false);
});

test('nothing is owed for an order that is cancelled, nor what the till has taken', () => {
  expect(owedFor(order({ status: 'cancelled' }))).toBe(0);
  expect(owedFor(order({ status: 'complete', taken_at_till: 150_000 }))).toBe(50_000);
  expect(owedFor(order())).toBe(200_000);
});
