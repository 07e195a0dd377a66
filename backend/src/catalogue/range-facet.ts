import { parameterOf, readRange } from '@rukav/contract/catalogue/filters.ts';
import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import type { AttributeId, RangeFacet } from './facet-definitions.ts';
import type { FacetQuestion } from './facet-question.ts';
import { passesBut } from './match-products.ts';

/** A range of prices between the least and the most of the listing; null where all cost the same. */
export function rangeFacet(
  id: AttributeId,
  { amount, caption }: RangeFacet,
  { matched, filters, currency, language }: FacetQuestion,
): Facet | null {
  const amounts = matched.filter((one) => passesBut(one, id)).map(({ product }) => amount(product, currency));
  const chosen = readRange(filters[id]?.[0]);
  const ends = amounts.length > 0 || !chosen ? amounts : [chosen.from, chosen.to];
  if (ends.length === 0) return null;
  // The ends are whole hundreds, so that a slider's steps fall on them.
  const min = Math.floor(Math.min(...ends) / 10_000) * 10_000;
  const max = Math.ceil(Math.max(...ends) / 10_000) * 10_000;
  if (min === max && !chosen) return null;
  const asked = chosen ?? { from: min, to: max };
  const within = (one: number) => Math.min(max, Math.max(min, one));
  const [from, to] = [within(asked.from), within(asked.to)];
  return {
    caption: caption[language],
    displayType: 'range_slider',
    id,
    urlId: parameterOf(id),
    facetValues: [],
    range: { min, max, from, to },
    selectedByUser: from !== min || to !== max,
    disabled: false,
    maxSelectionQuantity: null,
  };
}
