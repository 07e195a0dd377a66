import type { CatalogueIndex, ListedCategory } from './listed.ts';

/** How many models some categories and those below them show, each counted once. What is sold out everywhere is not shown. */
export function modelCountOf(categories: readonly ListedCategory[], index: CatalogueIndex): number {
  const holding = categories.flatMap((category) =>
    category.kind === 'branch'
      ? category.children.flatMap((id) => index.categories.get(id) ?? [])
      : [category],
  );
  const models = new Set(holding.flatMap(({ id }) => index.modelsOf(id)));
  return [...models].filter(({ products }) => products.some(({ stock }) => stock.anywhere !== 0)).length;
}
