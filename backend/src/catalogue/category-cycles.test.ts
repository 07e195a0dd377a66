import { expect, test } from 'vitest';
import { withoutCycles } from './category-cycles.ts';

const category = (id: number, parent_id: number | null) => ({ id, parent_id });

test.each([
  ['a tree stays whole', [category(1, null), category(2, 1), category(3, 2)], [1, 2, 3]],
  ['a category that is its own parent is left out', [category(1, 1), category(2, null)], [2]],
  ['all of a cycle are left out', [category(1, 3), category(2, 1), category(3, 2), category(4, null)], [4]],
  ['what stands below a cycle stays', [category(1, 1), category(2, 1)], [2]],
  ['what stands below a missing category stays', [category(2, 9)], [2]],
])('%s', (_, categories, left) => {
  expect(withoutCycles(categories).map(({ id }) => id)).toEqual(left);
});
