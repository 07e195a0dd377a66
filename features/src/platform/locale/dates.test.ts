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

test('a date has two figures for day and month, a moment is that of where one is', () => {
  expect(formatDate('2026-03-04')).toBe('04.03.2026');
  const moment = new Date(2026, 10, 21, 23, 59);
  expect(formatDate(moment.toISOString())).toBe('21.11.2026');
});
