import { expect, test } from 'vitest';
import { formatDays } from './days.ts';

test.each([
  ['2026-11-22', '2026-11-22', '22 ноября'],
  ['2026-11-22', '2026-11-23', '22–23 ноября'],
  ['2026-11-30', '2026-12-02', '30 ноября – 2 декабря'],
])('days from %s to %s are said as %s', (from, to, said) => {
  expect(formatDays(from, to, 'ru').replaceAll('\u00a0', ' ')).toBe(said);
});
