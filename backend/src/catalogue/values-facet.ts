import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import type { AttributeId, ValuesFacet } from './facet-definitions.ts';
import type { FacetQuestion } from './facet-question.ts';
import { listFacet } from './list-facet.ts';
import { createModelTally } from './model-tally.ts';
import { passesBut } from './match-products.ts';

/** Values that products have. Those that any product of the listing has stay, whatever is chosen. */
export function valuesFacet(id: AttributeId, definition: ValuesFacet, question: FacetQuestion): Facet | null {
  const { add, countOf } = createModelTally();
  const used = new Set<string>();
  for (const one of question.matched) {
    const isCounted = passesBut(one, id);
    if (!isCounted && definition.offersAll) continue;
    for (const value of definition.values(one.product, question)) {
      used.add(value);
      if (isCounted) add(value, one.product);
    }
  }
  const captions = definition.captions(question);
  return listFacet(
    {
      id,
      definition,
      captions: definition.offersAll ? captions : captions.filter(({ code }) => used.has(code)),
      countOf,
    },
    question,
  );
}
