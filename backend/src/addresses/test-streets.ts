import { cities } from '../catalogue/test-catalogue.ts';
import type { AddressPort, AddressStreet } from '../geography/index.ts';

const middle = { lat: 55.75, lon: 37.62 };
const sadovaya: AddressStreet = {
  id: 'moscow-1',
  name: { ru: 'Садовая', kk: 'Бақ' },
  type: { ru: 'улица', kk: 'көшесі' },
  geoPoint: middle,
};

/** The address service of tests: it knows one street of Moscow with three houses, and no other city. */
export const testStreets: AddressPort = {
  streets: async ({ id }, query) =>
    id === cities.moscow &&
    Object.values(sadovaya.name).some((name) => name.toLowerCase().startsWith(query.toLowerCase()))
      ? [sadovaya]
      : [],
  cityOf: (streetId) => (streetId.startsWith('moscow-') ? cities.moscow : undefined),
  street: async (_, streetId) => (streetId === sadovaya.id ? sadovaya : undefined),
  houses: async (_, __, query) =>
    [
      { house: '12', houseBlock: 'А', geoPoint: middle },
      { house: '14', houseBlock: null, geoPoint: middle },
      { house: '20', houseBlock: null, geoPoint: middle },
    ].filter(({ house }) => house.startsWith(query)),
};
