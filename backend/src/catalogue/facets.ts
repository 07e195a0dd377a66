import type { FacetId } from '@rukav/contract/catalogue/filters.ts';
import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import { availabilityFacet } from './availability-facet.ts';
import { facetDefinitions } from './facet-definitions.ts';
import type { FacetQuestion } from './facet-question.ts';
import { rangeFacet } from './range-facet.ts';
import { sizeFacet } from './size-facet.ts';
import { valuesFacet } from './values-facet.ts';

function facetOf(id: FacetId, question: FacetQuestion): Facet | null {
  if (id === 'size-sku') return sizeFacet(question);
  if (id === 'availability') return availabilityFacet(question);
  const definition = facetDefinitions[id];
  return definition.kind === 'range'
    ? rangeFacet(id, definition, question)
    : valuesFacet(id, definition, question);
}

/** What a listing can be narrowed by, in the order of the table; each facet is counted with all the others applied. */
export const facetsOf = (question: FacetQuestion): Facet[] =>
  (Object.keys(facetDefinitions) as FacetId[])
    .map((id) => facetOf(id, question))
    .filter((facet) => facet !== null);
