import { expect, test } from 'vitest';
import { givingWay } from './giving-way.ts';

test.each([
  ['long steps', 3, ['first', 'another', 'second', 'third']],
  ['short steps', 0.5, ['first', 'second', 'third']],
])('between %s of work others are answered where it has gone on for long', async (_, ms, expected) => {
  let now = 0;
  const giveWay = givingWay(() => now);
  const order: string[] = [];
  setImmediate(() => order.push('another'));

  for (const step of ['first', 'second', 'third']) {
    now += ms;
    order.push(step);
    await giveWay();
  }

  expect(order).toEqual(expected);
});
