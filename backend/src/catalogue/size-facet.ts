import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import { facetDefinitions } from './facet-definitions.ts';
import type { FacetQuestion } from './facet-question.ts';
import { listFacet } from './list-facet.ts';
import { createModelTally } from './model-tally.ts';
import { bySizeKind, sizeKindOf } from './size-kinds.ts';

/** Names what each value belongs to, unless that is the same for all. */
function inGroups(facet: Facet, groupOf: (value: string) => string): Facet {
  const facetValues = facet.facetValues.map((one) => ({ ...one, group: groupOf(one.value) }));
  return new Set(facetValues.map(({ group }) => group)).size > 1 ? { ...facet, facetValues } : facet;
}

/** Sizes, each counted where it can be had; in the order of size tables, kind by kind. */
export function sizeFacet(question: FacetQuestion): Facet | null {
  const { matched, index, language } = question;
  const { add, countOf } = createModelTally();
  const used = new Set<string>();
  for (const { product, fails, there } of matched) {
    const free = fails.length === 0 ? there : 0;
    const { sizes } = product;
    for (let bit = 0; bit < sizes.length; bit += 1) {
      const size = sizes[bit] ?? '';
      used.add(size);
      if ((free >>> bit) & 1) add(size, product);
    }
  }
  const sizes = [...used].toSorted(
    (a, b) =>
      bySizeKind(a, b) || (index.sizeRank.get(a) ?? 0) - (index.sizeRank.get(b) ?? 0) || a.localeCompare(b),
  );
  const facet = listFacet(
    {
      id: 'size-sku',
      definition: facetDefinitions['size-sku'],
      captions: sizes.map((size) => ({ code: size, caption: { ru: size, kk: size }, hex: null })),
      countOf,
    },
    question,
  );
  return facet && inGroups(facet, (size) => sizeKindOf(size)[language]);
}
