import { expect, test } from 'vitest';
import { lastDayOf } from '../delivery/index.ts';
import { expiryAfterReturn, expiryOf } from './validity.ts';

test.each([
  ['2026-03-03T09:00:00Z', 'RUB', '2029-03-03', '2029-03-03T21:00:00.000Z'],
  ['2026-03-03T20:59:59Z', 'RUB', '2029-03-03', '2029-03-03T21:00:00.000Z'],
  ['2026-03-03T21:00:00Z', 'RUB', '2029-03-04', '2029-03-04T21:00:00.000Z'],
  ['2026-03-03T21:00:00Z', 'KZT', '2029-03-04', '2029-03-04T19:00:00.000Z'],
  ['2028-02-29T09:00:00Z', 'RUB', '2031-02-28', '2031-02-28T21:00:00.000Z'],
] as const)(
  'a card that is made at %s for %s is good through %s, to the end of the day in the store',
  (now, currency, day, end) => {
    const expiresAt = expiryOf(new Date(now), currency);

    expect(expiresAt.toISOString()).toBe(end);
    expect(lastDayOf(expiresAt, currency)).toBe(day);
  },
);

test('money that comes back can be spent through the ninetieth day', () => {
  const end = expiryAfterReturn(new Date('2026-03-03T21:30:00Z'), 'RUB');

  expect(lastDayOf(end, 'RUB')).toBe('2026-06-02');
});
