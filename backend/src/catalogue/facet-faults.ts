import { isFilterValue } from '@rukav/contract/catalogue/filters.ts';
import { attributeFacets, type AttributeId, type ValuesFacet } from './facet-definitions.ts';
import type { Caption, CatalogueIndex } from './listed.ts';

/** Every value that a facet may offer in some listing. */
const offered = ({ captions }: ValuesFacet, index: CatalogueIndex): Caption[] =>
  [null, ...index.categories.values()].flatMap((category) => captions({ index, category, currency: 'RUB' }));

function faultOf(id: AttributeId, facet: ValuesFacet, index: CatalogueIndex): string | undefined {
  const codes = new Set(offered(facet, index).map(({ code }) => code));
  const unfit = [...codes].find((code) => !isFilterValue(code));
  if (unfit !== undefined)
    return `No address can hold the value “${unfit}” of the facet ${id}, so it cannot be chosen. A value is letters, digits and _./-, 40 at most.`;
  const products = [...index.products.values()];
  if (
    products.some((product) =>
      facet.values(product, { index, category: null, currency: 'RUB' }).some((value) => codes.has(value)),
    )
  )
    return undefined;
  return `No goods have a value of the facet ${id}, so no listing shows it. Goods that were written before the facet lack its values: import them again; the demo writes its goods again when its data folder (.data) is removed.`;
}

/** Why facets cannot be shown or chosen, a sentence each; without goods there is nothing to say. */
export const facetFaults = (index: CatalogueIndex): string[] =>
  index.products.size === 0
    ? []
    : attributeFacets.flatMap(([id, facet]) =>
        facet.kind === 'range' ? [] : (faultOf(id, facet, index) ?? []),
      );
