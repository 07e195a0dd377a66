import type { Currency } from '@rukav/contract';
import type { CatalogueIndex, ListedCategory, ListedModel } from './listed.ts';
import { isToBeHad } from './to-be-had.ts';

/** The models that some categories and those below them show, each once. */
export function modelsIn(categories: readonly ListedCategory[], index: CatalogueIndex): Set<ListedModel> {
  const holding = categories.flatMap((category) =>
    category.kind === 'branch'
      ? category.children.flatMap((id) => index.categories.get(id) ?? [])
      : [category],
  );
  return new Set(holding.flatMap(({ id }) => index.modelsOf(id)));
}

/** How many models some categories and those below them show, each counted once. What cannot be had in the country of a currency is not shown. */
export const modelCountOf = (
  categories: readonly ListedCategory[],
  index: CatalogueIndex,
  currency: Currency,
): number =>
  [...modelsIn(categories, index)].filter(({ products }) =>
    products.some((product) => isToBeHad(product, currency)),
  ).length;
