import type { Language } from '@rukav/contract';
import { streetName } from '@rukav/contract/cart/street-name.ts';
import { getHouses, getStreets, suggestGeofences } from '@rukav/contract/geography/calls.ts';
import { GetHouses, GetStreets, SuggestGeofences, type Street } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { AddressPort, AddressStreet } from './address-port.ts';
import type { CityRepository } from './city-repository.ts';

interface Parts {
  cities: CityRepository;
  addresses: AddressPort;
}

const toStreet = ({ id, name, type, geoPoint }: AddressStreet, language: Language): Street => ({
  id,
  name: name[language],
  type: type[language],
  geoPoint,
});

/** Suggestions that one answer holds at most. */
const most = 20;

/** GET /streets: at most twenty streets of a city. */
export const getStreetsHandler = ({ cities, addresses }: Parts) =>
  handle(getStreets, GetStreets, async ({ query: { cityId, query }, language, refuse }) => {
    const city = await cities.find(cityId);
    if (!city) return refuse('city_not_found', { field: 'cityId' });
    const streets = await addresses.streets(city, query.trim());
    return { streets: streets.slice(0, most).map((street) => toStreet(street, language)) };
  });

/** GET /houses: at most twenty houses of a street. */
export const getHousesHandler = ({ cities, addresses }: Parts) =>
  handle(getHouses, GetHouses, async ({ query: { streetId, query }, refuse }) => {
    const cityId = addresses.cityOf(streetId);
    const city = cityId === undefined ? undefined : await cities.find(cityId);
    if (!city || !(await addresses.street(city, streetId))) {
      return refuse('street_not_found', { field: 'streetId' });
    }
    const houses = await addresses.houses(city, streetId, query.trim());
    return { houses: houses.slice(0, most) };
  });

/** POST /geofences/suggest: addresses that free text may mean, in the chosen city or in the country's larger ones. */
export const suggestGeofencesHandler = ({ cities, addresses }: Parts) =>
  handle(
    suggestGeofences,
    SuggestGeofences,
    async ({ body: { query, cityId, quantity }, country, language, refuse }) => {
      const one = cityId === undefined ? undefined : await cities.find(cityId);
      if (cityId !== undefined && !one) return refuse('city_not_found', { field: 'cityId' });
      const searched = one ? [one] : await cities.search({ country, query: '', withStores: false, size: 5 });
      const [, words = query, house] = /^(.*?)[\s,]+(\d+)\s*$/u.exec(query.trim()) ?? [];

      const found = await Promise.all(
        searched.map(async (city) =>
          (await addresses.streets(city, words.trim())).map((street) => ({ city, street })),
        ),
      );
      return {
        suggestions: found
          .flat()
          .slice(0, quantity)
          .map(({ city, street }) => {
            const cityName = language === 'kk' ? city.name_kk : city.name_ru;
            const { name, type } = toStreet(street, language);
            return {
              value: [cityName, streetName({ street: name, streetType: type }), house]
                .filter(Boolean)
                .join(', '),
              cityId: city.id,
              streetId: street.id,
              street: name,
              streetType: type,
              house: house ?? null,
              geoPoint: street.geoPoint,
            };
          }),
      };
    },
  );
