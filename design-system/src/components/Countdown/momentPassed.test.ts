import { expect, test } from 'vitest';
import { momentPassed } from './momentPassed.ts';

test.each([
  [301_000, 300_000, 'fiveMinutes'],
  [60_500, 59_500, 'oneMinute'],
  [1000, 0, 'end'],
  [900_000, 0, 'end'],
  [299_000, 298_000, undefined],
  [300_000, 299_000, undefined],
  [0, 0, undefined],
] as const)('from %d ms to %d ms the moment is %s', (before, now, moment) => {
  expect(momentPassed(before, now)).toBe(moment);
});
