import { expect, test } from 'vitest';
import { receiptCode } from './receipts.ts';

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
