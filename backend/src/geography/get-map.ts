import { getMap } from '@rukav/contract/geography/calls.ts';
import { GetMap } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { CityRepository } from './city-repository.ts';
import type { MapPort } from './map-port.ts';

/** GET /map: what the map of a city is drawn from. */
export const getMapHandler = ({ cities, map }: { cities: CityRepository; map: MapPort }) =>
  handle(
    getMap,
    GetMap,
    async ({ query: { cityId }, language, refuse }) => {
      const city = await cities.find(cityId);
      if (!city) return refuse('city_not_found', { field: 'cityId' });
      const { url = null, credit = null } = map.style ?? {};
      return { styleUrl: url, credit, plan: map.planOf(city, language) ?? null };
    },
    { cache: 'shared' },
  );
