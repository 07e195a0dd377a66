import type { FacetId } from '@rukav/contract/catalogue/filters.ts';
import { readRange } from '@rukav/contract/catalogue/filters.ts';
import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import type { Selection } from './selection.ts';
import { shopLabel } from './shop-label.ts';

/** One chosen value as it stands in the list above the grid. */
export interface Applied {
  facet: FacetId;
  value: string;
  facetCaption: string;
  caption: string;
  hex?: string;
}

/** A chosen range reads in the words of `writeRange`; an unknown value reads as it stands in the address. */
export function appliedOf(
  facets: readonly Facet[],
  selection: Selection,
  writeRange: (range: { from: number; to: number }) => string,
): Applied[] {
  const facetOf = (id: string) =>
    facets.find((facet) =>
      id === 'pickup' || id === 'delivery' ? facet.availability !== undefined : facet.id === id,
    );

  return Object.entries(selection.filters).flatMap(([id, values]) => {
    const facet = facetOf(id);
    return values.map((value): Applied => {
      const known = facet?.facetValues.find((one) => one.value === value);
      const shop =
        id === 'pickup' ? facet?.availability?.availableShops.find((one) => one.id === value) : undefined;
      const delivery = id === 'delivery' ? facet?.availability?.delivery.uiCaption : undefined;
      const range = facet?.range && readRange(value);
      return {
        facet: id as FacetId,
        value,
        facetCaption: facet?.caption ?? id,
        caption: range
          ? writeRange(range)
          : ((shop && shopLabel(shop)) ?? delivery ?? known?.uiCaption ?? value),
        ...(known?.hex !== undefined && { hex: known.hex }),
      };
    });
  });
}
