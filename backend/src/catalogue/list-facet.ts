import { parameterOf, type FacetId } from '@rukav/contract/catalogue/filters.ts';
import type { Facet, FacetValue } from '@rukav/contract/catalogue/schemas.ts';
import type { StockFacet, ValuesFacet } from './facet-definitions.ts';
import type { FacetQuestion } from './facet-question.ts';
import type { Caption } from './listed.ts';

/** A facet whose values can be chosen one by one. */
export interface ListFacet {
  id: Exclude<FacetId, 'availability'>;
  definition: ValuesFacet | StockFacet<'sizes'>;
  /** The values to offer. */
  captions: readonly Caption[];
  countOf: (value: string) => number;
}

/** How each kind is drawn. */
const drawn = {
  list: { displayType: 'list' },
  swatches: { displayType: 'list', listStyle: 'swatches' },
  sizes: { displayType: 'list', listStyle: 'sizes' },
  toggle: { displayType: 'toggle' },
} as const;

/** The reply for values that are chosen one by one; null where they narrow nothing. */
export function listFacet(
  { id, definition: { kind, caption }, captions, countOf }: ListFacet,
  { filters, language }: FacetQuestion,
): Facet | null {
  const chosen = new Set(filters[id]);
  const facetValues = captions.map((one): FacetValue => {
    const count = countOf(one.code);
    return {
      uiCaption: one.caption[language],
      value: one.code,
      ...(one.hex !== null && { hex: one.hex }),
      selectedByUser: chosen.has(one.code),
      isAvailable: count > 0,
      subqueryColorModelCount: count,
    };
  });
  // One value of a list narrows nothing, unless it was chosen and has to be taken away again.
  const fewest = kind === 'toggle' || chosen.size > 0 ? 1 : 2;
  if (facetValues.length < fewest) return null;
  return {
    caption: caption[language],
    ...drawn[kind],
    id,
    urlId: parameterOf(id),
    facetValues,
    selectedByUser: chosen.size > 0,
    disabled: false,
    maxSelectionQuantity: null,
  };
}
