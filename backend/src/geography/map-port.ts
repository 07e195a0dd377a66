import type { Language } from '@rukav/contract';
import type { MapPlan } from '@rukav/contract/geography/schemas.ts';
import type { CityRow } from './city-repository.ts';

/** What maps are drawn from: the style of a map service, else plans of cities. */
export interface MapPort {
  /** A MapLibre style (OpenStreetMap's data have many), and whose map it is. */
  style: { url: string; credit: string } | undefined;
  planOf: (city: CityRow, language: Language) => MapPlan | undefined;
}

/** A shop without a map service: points lie on a plain ground. */
export const noMap: MapPort = { style: undefined, planOf: () => undefined };

/** Maps by the style of a map service. */
export const styledMap = (url: string, credit: string): MapPort => ({
  style: { url, credit },
  planOf: () => undefined,
});
