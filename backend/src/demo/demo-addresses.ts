import type { AddressPort, CityRow as CityOfDatabase } from '../geography/index.ts';
import { findStreet, housesOf, streetsOf, type DemoStreet } from './geography/streets.ts';
import type { CityRow } from './rows.ts';

const toRow = (city: CityOfDatabase): CityRow => ({
  id: city.id,
  name: { ru: city.name_ru, kk: city.name_kk },
  region: { ru: city.region_ru, kk: city.region_kk },
  country: city.country,
  timeZone: city.time_zone,
  lat: city.lat,
  lon: city.lon,
  population: city.population,
});

const toStreet = ({ id, name, type, lat, lon }: DemoStreet) => ({ id, name, type, geoPoint: { lat, lon } });

/** The demo's plan of every city: made up, and the same on every machine. */
export const demoAddresses: AddressPort = {
  streets: async (city, query) => streetsOf(toRow(city), query).map(toStreet),
  cityOf: (streetId) => {
    const [, cityId] = /^(\d{1,9})-\d{1,4}$/.exec(streetId) ?? [];
    return cityId === undefined ? undefined : Number(cityId);
  },
  street: async (city, streetId) => {
    const street = findStreet(toRow(city), streetId);
    return street && toStreet(street);
  },
  houses: async (city, streetId, query) => {
    const street = findStreet(toRow(city), streetId);
    return street
      ? housesOf(street, query).map(({ house, houseBlock, lat, lon }) => ({
          house,
          houseBlock,
          geoPoint: { lat, lon },
        }))
      : [];
  },
};
