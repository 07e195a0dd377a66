import { expect, test } from 'vitest';
import { anOrder } from './order-builders.ts';
import { paidBy } from './paid-by.ts';

const date = '2026-11-21T12:15:00+03:00';
const pays = (acquiring: 'YANDEX_SPLIT' | 'GIFT' | 'FPS', refunded = 0) => ({
  acquiring,
  amount: 100_000,
  refunded,
  date,
});
const whole = { ...anOrder().payment, type: 'online', state: 'paid' } as const;

test.each([
  ['unpaid', { paymentMethod: 'sbp' as const }, ['sbp']],
  [
    'paid otherwise than was chosen',
    { paymentMethod: 'sbp' as const, payment: whole, payments: [pays('YANDEX_SPLIT')] },
    ['split'],
  ],
  [
    'paid by two, one of which gave all back',
    {
      paymentMethod: 'online' as const,
      payment: whole,
      payments: [pays('FPS', 100_000), pays('GIFT'), pays('YANDEX_SPLIT')],
    },
    ['gift', 'split'],
  ],
  [
    'paid in part ahead, the rest on receipt',
    {
      paymentMethod: 'cash' as const,
      payment: { ...whole, state: 'needs_extra_payment' as const },
      payments: [pays('GIFT')],
    },
    ['gift', 'cash'],
  ],
  [
    'cancelled, with all of its money back',
    { paymentMethod: 'online' as const, payments: [pays('FPS', 100_000)] },
    ['sbp'],
  ],
])('an order that is %s names what pays for it', (_, changes, methods) => {
  expect(paidBy(anOrder(changes))).toEqual(methods);
});
