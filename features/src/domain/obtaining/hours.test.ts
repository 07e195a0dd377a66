import { expect, test } from 'vitest';
import { hoursSpans } from './hours.ts';

const long = { from: '10:00', to: '22:00' };
const short = { from: '11:00', to: '18:00' };

test.each([
  ['the same hours every day are one span', [long, long, long, long, long, long, long], [[0, 6, long]]],
  [
    'a weekend of its own',
    [long, long, long, long, long, short, short],
    [
      [0, 4, long],
      [5, 6, short],
    ],
  ],
  [
    'a day off',
    [long, long, long, long, long, long, null],
    [
      [0, 5, long],
      [6, 6, null],
    ],
  ],
])('%s', (_, hours, spans) => {
  expect(hoursSpans(hours).map(({ first, last, hours: at }) => [first, last, at])).toEqual(spans);
});
