import { expect, test } from 'vitest';
import { receiptCode, toReceipt } from './receipts.ts';

const receipt = {
  id: 'r1',
  order_number: 'ABCDE-23456',
  payment_id: null,
  kind: 'sale' as const,
  total: 199_905,
  storage: '9999078900001234',
  document: '17',
  sign: '4242',
  made_at: new Date('2026-03-03T21:30:00Z'),
  currency: 'RUB' as const,
  time_zone: 'Asia/Vladivostok',
};

test('the code of a receipt names the time by the clock of the till: of the shop, or of the store that takes money online', () => {
  const online = { ...receipt, payment_id: 'p1' };

  expect(receiptCode(receipt)).toBe('t=20260304T0730&s=1999.05&fn=9999078900001234&i=17&fp=4242&n=1');
  expect(receiptCode(online)).toContain('t=20260304T0030&');
  expect(receiptCode({ ...online, currency: 'KZT' })).toContain('&t=20260304T0230');
});

test.each([
  ['RUB', '2026-03-04T00:30:00.000+03:00'],
  ['KZT', '2026-03-04T02:30:00.000+05:00'],
] as const)(
  'the date of a receipt in %s is that of the store, also while UTC has the day before',
  (currency, date) => {
    expect(toReceipt({ ...receipt, currency, lines: [], payments: [] })).toMatchObject({ date });
  },
);
