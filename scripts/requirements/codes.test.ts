import { expect, test } from 'vitest';
import { unprovenCodes } from './codes.ts';

test('a code that no test names in quotes is told', () => {
  const calls: { refusals: Record<string, number> }[] = [
    { refusals: { sold_out: 409, basket_not_found: 404 } },
    { refusals: { sold_out: 409 } },
  ];
  const tests = ["expect(codes).toEqual(['sold_out']); // basket_not_found"];

  expect(unprovenCodes(calls, tests)).toEqual(['basket_not_found']);
});
