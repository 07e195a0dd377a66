import type { Subject } from '../kernel.ts';
import type { AddressPort } from './address-port.ts';
import { createCityRepository } from './city-repository.ts';
import { getCitiesByIdsHandler, getCitiesHandler } from './get-cities.ts';
import { getMacrocityHandler } from './get-macrocity.ts';
import { getHousesHandler, getStreetsHandler, suggestGeofencesHandler } from './get-streets.ts';

export { noAddresses } from './address-port.ts';
export type { AddressHouse, AddressPort, AddressStreet } from './address-port.ts';
export {
  cityNames,
  findCityOf,
  selectCityOfVisitor,
  selectCountryCity,
  toCountryCity,
  type CountryCity,
} from './cities.ts';
export { createCityRepository } from './city-repository.ts';
export { toCity } from './to-city.ts';
export type { CityRepository, CityRow } from './city-repository.ts';
export { createVisitorCities, type FindVisitorCity } from './visitor-cities.ts';

/** Cities, streets and houses. `addresses` says where streets come from. */
export const createGeography = (addresses: AddressPort): Subject => ({
  name: 'geography',
  routes: ({ db }) => {
    const cities = createCityRepository(db);
    return [
      getCitiesHandler(cities),
      getCitiesByIdsHandler(cities),
      getMacrocityHandler(cities),
      getStreetsHandler({ cities, addresses }),
      getHousesHandler({ cities, addresses }),
      suggestGeofencesHandler({ cities, addresses }),
    ];
  },
});
