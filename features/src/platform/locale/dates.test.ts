import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDayMonth, formatWeekday } from './dates.ts';

const days = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(['ru', 'kk'] as const)('days are written as %s writes them', (lang) => {
  const write = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...parts, timeZone: 'UTC' }).format(new Date(day));
  fc.assert(
    fc.property(days, (day) => {
      const dayMonth = write(day, { day: 'numeric', month: 'long' });
      expect(formatDayMonth(day, lang)).toBe(dayMonth);
      expect(formatWeekday(day, lang)).toBe(`${write(day, { weekday: 'long' })}, ${dayMonth}`);
    }),
  );
});

test('a date has two figures for day and month, a moment has the day that it is where it belongs', () => {
  expect(formatDate('2026-03-04')).toBe('04.03.2026');
  expect(formatDate('2026-11-21T23:59:00+05:00')).toBe('21.11.2026');
  expect(formatDate('2026-11-22T00:01:00+12:00')).toBe('22.11.2026');
});
