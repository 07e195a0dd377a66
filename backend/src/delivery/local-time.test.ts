import { expect, test } from 'vitest';
import { lastDayOf, startOfToday, storeMoment } from './local-time.ts';

test.each([
  ['2026-05-20T21:00:00Z', 'RUB', '2026-05-20', '2026-05-20T20:59:59Z', '2026-05-20T21:00:00Z'],
  ['2026-05-20T21:00:01Z', 'RUB', '2026-05-21', '2026-05-21T20:59:59Z', '2026-05-21T21:00:00Z'],
  ['2026-05-20T09:00:00Z', 'RUB', '2026-05-20', '2026-05-20T20:59:59Z', '2026-05-20T21:00:00Z'],
  ['2026-05-20T19:00:00Z', 'KZT', '2026-05-20', '2026-05-20T18:59:59Z', '2026-05-20T19:00:00Z'],
] as const)('what ends at %s for %s holds through %s', (end, currency, day, lastMoment, over) => {
  const endsAt = new Date(end);
  const holdsAt = (moment: string) => endsAt > startOfToday(new Date(moment), currency);

  expect(lastDayOf(endsAt, currency)).toBe(day);
  expect([holdsAt(lastMoment), holdsAt(over)]).toEqual([true, false]);
});

test.each([
  ['RUB', '2026-05-21T00:30:00.000+03:00'],
  ['KZT', '2026-05-21T02:30:00.000+05:00'],
] as const)('a moment of a sale for %s is written by the clock of its store', (currency, written) => {
  expect(storeMoment(new Date('2026-05-20T21:30:00Z'), currency)).toBe(written);
});
