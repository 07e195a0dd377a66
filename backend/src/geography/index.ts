import type { Kernel, Subject } from '../kernel.ts';
import type { AddressPort } from './address-port.ts';
import { createCityRepository } from './city-repository.ts';
import { getCitiesByIdsHandler, getCitiesHandler } from './get-cities.ts';
import { getMacrocityHandler } from './get-macrocity.ts';
import { getHousesHandler, getStreetsHandler, suggestGeofencesHandler } from './get-streets.ts';
import { createSessionCities } from './session-cities.ts';

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
export type { CityDirectory, SessionCity } from './city-directory.ts';
export { createCityRepository } from './city-repository.ts';
export type { CityRepository, CityRow } from './city-repository.ts';
export { defaultCity } from './default-city.ts';

/** The cities that sessions are in. */
export const sessionCities = ({ db }: Kernel) => createSessionCities(createCityRepository(db));

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
