import type { AddressPort } from '../geography/index.ts';
import { toCityRow } from './city-row.ts';
import { findStreet, housesOf, streetsOf, type DemoStreet } from './geography/streets.ts';

const toStreet = ({ id, name, type, lat, lon }: DemoStreet) => ({ id, name, type, geoPoint: { lat, lon } });

/** The demo's plan of every city: made up, and the same on every machine. */
export const demoAddresses: AddressPort = {
  streets: async (city, query) => streetsOf(toCityRow(city), query).map(toStreet),
  cityOf: (streetId) => {
    const [, cityId] = /^(\d{1,9})-\d{1,4}$/.exec(streetId) ?? [];
    return cityId === undefined ? undefined : Number(cityId);
  },
  street: async (city, streetId) => {
    const street = findStreet(toCityRow(city), streetId);
    return street && toStreet(street);
  },
  houses: async (city, streetId, query) => {
    const street = findStreet(toCityRow(city), streetId);
    return street
      ? housesOf(street, query).map(({ house, houseBlock, lat, lon }) => ({
          house,
          houseBlock,
          geoPoint: { lat, lon },
        }))
      : [];
  },
};
