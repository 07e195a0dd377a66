import type { Subject } from '../kernel.ts';
import type { AddressPort } from './address-port.ts';
import type { MapPort } from './map-port.ts';
import { createCityRepository } from './city-repository.ts';
import { getMapHandler } from './get-map.ts';
import { getClusterHandler, getMetroStationsHandlers } from './get-cluster.ts';
import { getCitiesByIdsHandler, getCitiesHandlers } from './get-cities.ts';
import { getMacrocityHandler } from './get-macrocity.ts';
import { getHousesHandlers, getStreetsHandlers } from './get-streets.ts';
import { suggestGeofencesHandler } from './suggest-geofences.ts';

export { noAddresses } from './address-port.ts';
export type { DadataSettings } from './ask-dadata.ts';
export { createDadata } from './dadata.ts';
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
export { isHouse, placeOf, plainName } from './place-of.ts';
export { hasValidTimeZone } from './row-checks.ts';
export { withoutKind } from './read-line.ts';
export { noMap, styledMap, type MapPort } from './map-port.ts';
export { createVisitorCities, type FindVisitorCity } from './visitor-cities.ts';

/** Cities, streets, houses and maps. `addresses` says where streets come from, `map` what maps are drawn from. */
export const createGeography = ({ addresses, map }: { addresses: AddressPort; map: MapPort }): Subject => ({
  name: 'geography',
  routes: ({ db }) => {
    const cities = createCityRepository(db);
    return [
      ...getCitiesHandlers(cities),
      getCitiesByIdsHandler(cities),
      getMacrocityHandler(cities),
      getClusterHandler(cities),
      ...getMetroStationsHandlers(cities),
      getMapHandler({ cities, map }),
      ...getStreetsHandlers({ cities, addresses }),
      ...getHousesHandlers({ cities, addresses }),
      suggestGeofencesHandler({ cities, addresses }),
    ];
  },
});
