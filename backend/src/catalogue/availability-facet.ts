import { limits } from '@rukav/contract/limits.ts';
import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import { facetDefinitions } from './facet-definitions.ts';
import type { FacetQuestion } from './facet-question.ts';
import { createModelTally } from './model-tally.ts';
import { deliverable } from './texts.ts';

/** Delivery and the shops of the city, each counted by what it has in the chosen sizes. */
export function availabilityFacet({ matched, filters, shops, language }: FacetQuestion): Facet {
  const { add, countOf } = createModelTally();
  for (const { product, fails, wanted } of matched) {
    if (fails.length > 0) continue;
    if ((product.stock.delivery & wanted) !== 0) add('delivery', product);
    for (const { id } of shops) if (((product.stock.shops.get(id) ?? 0) & wanted) !== 0) add(id, product);
  }
  const delivered = countOf('delivery');
  const selectedShops = (filters.pickup ?? []).slice(0, limits.pickupShops);
  const isDelivery = (filters.delivery ?? []).length > 0;

  return {
    caption: facetDefinitions.availability.caption[language],
    displayType: 'availability',
    id: 'availability',
    urlId: 'pickup',
    facetValues: [],
    availability: {
      delivery: {
        uiCaption: deliverable[language],
        value: '1',
        selectedByUser: isDelivery,
        isAvailable: delivered > 0,
        subqueryColorModelCount: delivered,
      },
      availableShops: shops
        .map((shop) => ({ ...shop, count: countOf(shop.id) }))
        .toSorted((a, b) => b.count - a.count),
      selectedShops,
    },
    selectedByUser: isDelivery || selectedShops.length > 0,
    disabled: false,
    maxSelectionQuantity: limits.pickupShops,
  };
}
