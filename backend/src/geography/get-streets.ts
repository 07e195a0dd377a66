import type { Language } from '@rukav/contract';
import { getHouses, getStreets, searchHouses, searchStreets } from '@rukav/contract/geography/calls.ts';
import { GetHouses, GetStreets, type Street } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { AddressPort, AddressStreet } from './address-port.ts';
import type { CityRepository } from './city-repository.ts';
import { withoutKind } from './read-line.ts';

/** What tells streets and houses of a city. */
export interface Parts {
  cities: CityRepository;
  addresses: AddressPort;
}

/** A street in a language. */
export const toStreet = ({ id, name, type, geoPoint }: AddressStreet, language: Language): Street => ({
  id,
  name: name[language],
  type: type[language],
  geoPoint,
});

/** Suggestions that one answer holds at most. */
const most = 20;

/** GET /streets, and GET /streets/search of the legacy base: at most twenty streets of a city. */
export const getStreetsHandlers = ({ cities, addresses }: Parts) =>
  [getStreets, searchStreets].map((call) =>
    handle(call, GetStreets, async ({ query: { cityId, query }, language, refuse }) => {
      const city = await cities.find(cityId);
      if (!city) return refuse('city_not_found', { field: 'cityId' });
      const streets = await addresses.streets(city, withoutKind(query));
      return { streets: streets.slice(0, most).map((street) => toStreet(street, language)) };
    }),
  );

/** GET /houses, and GET /houses/search of the legacy base: at most twenty houses of a street. */
export const getHousesHandlers = ({ cities, addresses }: Parts) =>
  [getHouses, searchHouses].map((call) =>
    handle(call, GetHouses, async ({ query: { streetId, query }, refuse }) => {
      const cityId = addresses.cityOf(streetId);
      const city = cityId === undefined ? undefined : await cities.find(cityId);
      if (!city || !(await addresses.street(city, streetId))) {
        return refuse('street_not_found', { field: 'streetId' });
      }
      const houses = await addresses.houses(city, streetId, query.trim());
      return { houses: houses.slice(0, most) };
    }),
  );
