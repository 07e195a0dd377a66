import { z } from 'zod';
import { rowCheck } from '../database/valid-rows.ts';

interface Placed {
  id: number;
  parent_id: number | null;
}

/** Returns whether the parents of a category lead back to it. */
function isBelowItself(category: Placed, byId: ReadonlyMap<number, Placed>): boolean {
  const passed = new Set<Placed>();
  let parent = byId.get(category.parent_id ?? 0);
  while (parent && parent !== category && !passed.has(parent)) {
    passed.add(parent);
    parent = byId.get(parent.parent_id ?? 0);
  }
  return parent === category;
}

/** Returns the categories that do not stand below themselves. */
export function withoutCycles<Category extends Placed>(categories: readonly Category[]): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const isAcyclic = rowCheck(
    'category',
    'id',
    z
      .object({ id: z.int() })
      .refine(({ id }) => !isBelowItself(byId.get(id) as Category, byId), { path: ['parent_id'] }),
  );
  return categories.filter(isAcyclic);
}
