import { expect, test } from 'vitest';
import { begin, end, isReady, put, type Queue } from './queue.ts';

interface Item {
  key?: string;
  clicks: number;
}
const joined = (replaced: Item, by: Item) => ({ ...by, clicks: replaced.clicks + by.clicks });
const queue = (running: Item | null, ...waiting: Item[]): Queue<Item> => ({ running, waiting });
const plus = (key: string, clicks = 1): Item => ({ key, clicks });

test.each([
  ['an item goes to the end', queue(null, plus('a')), plus('b'), queue(null, plus('a'), plus('b'))],
  [
    'a waiting item of the same key makes way in its place',
    queue(plus('a'), plus('a'), plus('b')),
    plus('a', 2),
    queue(plus('a'), plus('a', 3), plus('b')),
  ],
  ['a running item never makes way', queue(plus('a')), plus('a'), queue(plus('a'), plus('a'))],
  [
    'items without a key never make way',
    queue(null, { clicks: 1 }),
    { clicks: 1 },
    queue(null, { clicks: 1 }, { clicks: 1 }),
  ],
])('%s', (_, before, item, after) => {
  expect(put(before, item, joined)).toEqual(after);
});

test('only one item runs at a time [CART-19]', () => {
  const first = begin(queue(null, plus('a'), plus('b')));

  expect(first).toEqual(queue(plus('a'), plus('b')));
  expect(begin(first)).toBe(first);
  expect(isReady(first)).toBe(false);
});

test('when the running item is over the next one can begin [CART-20]', () => {
  const after = end(queue(plus('a'), plus('b')));

  expect(isReady(after)).toBe(true);
  expect(begin(after)).toEqual(queue(plus('b')));
});
