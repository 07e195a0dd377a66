import { limits } from '@rukav/contract';
import { expect, test } from 'vitest';
import texts from './messages.ru.json';
import { openingOf } from './opening.ts';

const week = Array.from({ length: 7 }, () => ({ from: '10:00', to: '21:00' }));
const saturday = (time: string) => Date.parse(`2026-11-21T${time}:00+03:00`);
const inMoscow = { workHours: week, timeZone: 'Europe/Moscow' };

test.each([
  ['until it closes', inMoscow, '12:00', { state: 'open', until: '21:00' }],
  ['later today', inMoscow, '09:59', { state: 'opens', inDays: 0, weekday: 5, at: '10:00' }],
  ['tomorrow', inMoscow, '21:00', { state: 'opens', inDays: 1, weekday: 6, at: '10:00' }],
  [
    'after a day off',
    { ...inMoscow, workHours: week.with(6, null as never) },
    '22:00',
    { state: 'opens', inDays: 2, weekday: 0, at: '10:00' },
  ],
  [
    'by the clock of its own city',
    { ...inMoscow, timeZone: 'Asia/Novosibirsk' },
    '18:00',
    { state: 'opens', inDays: 1, weekday: 6, at: '10:00' },
  ],
  [
    'always',
    { ...inMoscow, workHours: week.map(() => ({ from: '00:00', to: '24:00' })) },
    '03:00',
    { state: 'always' },
  ],
  ['never', { ...inMoscow, workHours: week.map(() => null) }, '12:00', { state: 'never' }],
])('a point is open %s', (_, point, time, opening) => {
  expect(openingOf(point, saturday(time))).toEqual(opening);
});

test('where fitting is offered it says that it is free and how long it lasts [SHIP-34]', () => {
  expect(limits.fittingMinutes).toBe(15);
  expect(texts['obtaining.fitting']).toBe(`Примерка бесплатная, до ${limits.fittingMinutes} минут.`);
});
