import type { GeoPoint } from '@rukav/contract';
import { AddressFields } from '@rukav/contract/fields/address.ts';
import type { AddressHouse, AddressPort, AddressStreet } from './address-port.ts';
import { createAsk, type DadataAddress, type DadataSettings, type Manner } from './ask-dadata.ts';
import type { CityRow } from './city-repository.ts';

/** Suggestions that are asked for at once: the most that the service gives. */
const most = 20;

/** Degrees of latitude: a street of another place with the city's name is further away. */
const reach = 0.7;

/** A street's id: the city's, and the street's in the register of addresses (FIAS). */
const idOf = (city: CityRow, fias: string) => `${city.id}-${fias}`;
const idPattern = /^(\d{1,9})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const fiasOf = (streetId: string) => idPattern.exec(streetId)?.[2] ?? '';

const placeOf = ({ geo_lat, geo_lon }: DadataAddress): GeoPoint | undefined =>
  geo_lat && geo_lon ? { lat: Number(geo_lat), lon: Number(geo_lon) } : undefined;

const isNear = (city: CityRow, place: GeoPoint) =>
  Math.abs(place.lat - city.lat) < reach && Math.abs(place.lon - city.lon) < 2 * reach;

function toStreet(city: CityRow, found: DadataAddress): AddressStreet[] {
  const { street_fias_id: fias, street, street_type_full: type } = found;
  const geoPoint = placeOf(found) ?? { lat: city.lat, lon: city.lon };
  if (!fias || !street || !idPattern.test(idOf(city, fias)) || !isNear(city, geoPoint)) return [];
  const kind = type ?? '';
  return [{ id: idOf(city, fias), name: { ru: street, kk: street }, type: { ru: kind, kk: kind }, geoPoint }];
}

/** What stands after the figures of a house, as it is written in one field: «А», «К2», «3С1». */
const blockOf = (rest: string, { block_type, block }: DadataAddress) =>
  `${rest.replace(/^[\s/-]+/, '')}${block ? (block_type?.[0] ?? '') : ''}${block ?? ''}`.toLocaleUpperCase(
    'ru',
  );

function toHouse(found: DadataAddress): AddressHouse[] {
  const [, house, rest = ''] = /^(\d+)(.*)$/.exec(found.house ?? '') ?? [];
  const geoPoint = placeOf(found);
  if (house === undefined || !geoPoint) return [];
  const block = blockOf(rest, found);
  // A number that the fields of an address do not take is of no help to whoever fills them.
  if (!AddressFields.houseBlock.safeParse(block).success) return [];
  return [{ house, houseBlock: block || null, geoPoint }];
}

/**
 * Streets and houses by DaData's suggestions. It knows those of Russia; elsewhere, and while it does not answer, shoppers
 * write their address by hand.
 */
export function createDadata(
  settings: DadataSettings,
  manner: Manner = { patience: () => AbortSignal.timeout(1500), rest: 10_000, now: () => performance.now() },
): AddressPort {
  const ask = createAsk(settings, manner);
  const within = (bound: 'street' | 'house') => ({
    from_bound: { value: bound },
    to_bound: { value: bound },
  });

  return {
    streets: async (city, query) => {
      if (query === '') return [];
      const places = [{ city: city.name_ru }, { settlement: city.name_ru }];
      const locations = places.map((place) => ({ country_iso_code: city.country, ...place }));
      const found = await ask('suggest/address', { query, count: most, locations, ...within('street') });
      return found.flatMap((one) => toStreet(city, one));
    },
    cityOf: (streetId) => {
      const [, cityId] = idPattern.exec(streetId) ?? [];
      return cityId === undefined ? undefined : Number(cityId);
    },
    street: async (city, streetId) => {
      const [found] = await ask('findById/address', { query: fiasOf(streetId), count: 1 });
      return found && toStreet(city, found).find(({ id }) => id === streetId);
    },
    houses: async (_, streetId, query) => {
      const locations = [{ street_fias_id: fiasOf(streetId) }];
      const asked = { query: query || '1', count: most, locations, ...within('house') };
      return (await ask('suggest/address', asked)).flatMap(toHouse);
    },
  };
}
