import { filtersOf, readRange, type FilterId } from '@rukav/contract/catalogue/filters.ts';
import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import { drawnFacets, type Selection } from './selection.ts';
import { shopLabel } from './shop-label.ts';

/** One chosen value as it stands in the list above the grid. */
export interface Applied {
  filter: FilterId;
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
  const drawn = drawnFacets(facets);

  return (Object.keys(selection.filters) as FilterId[]).flatMap((filter) => {
    const facet = drawn.find(({ id }) => filtersOf(id).includes(filter));
    const values = selection.filters[filter] ?? [];
    return values.map((value): Applied => {
      const known = facet?.facetValues.find((one) => one.value === value);
      const shop =
        filter === 'pickup' ? facet?.availability?.availableShops.find((one) => one.id === value) : undefined;
      const delivery = filter === 'delivery' ? facet?.availability?.delivery.uiCaption : undefined;
      const range = facet?.range && readRange(value);
      return {
        filter,
        value,
        facetCaption: facet?.caption ?? filter,
        caption: range
          ? writeRange(range)
          : ((shop && shopLabel(shop)) ?? delivery ?? known?.uiCaption ?? value),
        ...(known?.hex !== undefined && { hex: known.hex }),
      };
    });
  });
}
