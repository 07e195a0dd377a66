import type { GeoPoint } from '@rukav/contract';
import type { CityRow } from './city-repository.ts';

/** A street of a city, in both languages. `type` as it is written in an address: «улица». */
export interface AddressStreet {
  id: string;
  name: { ru: string; kk: string };
  type: { ru: string; kk: string };
  geoPoint: GeoPoint;
}

export interface AddressHouse {
  house: string;
  /** Letters of the number. */
  houseBlock: string | null;
  geoPoint: GeoPoint;
}

/**
 * Where streets and houses come from: an address service, or the demo's own plan of every city. One that does not answer in
 * two seconds, or answers something else, throws a `Refusal` with `upstream_unavailable`.
 */
export interface AddressPort {
  /** Streets with a word that begins like the query; all of them for an empty one. */
  streets: (city: CityRow, query: string) => Promise<AddressStreet[]>;
  /** The city that a street's id belongs to; undefined for an id that no street can have. */
  cityOf: (streetId: string) => number | undefined;
  street: (city: CityRow, streetId: string) => Promise<AddressStreet | undefined>;
  houses: (city: CityRow, streetId: string, query: string) => Promise<AddressHouse[]>;
}

/** A shop without an address service: nothing is suggested, and shoppers type their streets. */
export const noAddresses: AddressPort = {
  streets: async () => [],
  cityOf: () => undefined,
  street: async () => undefined,
  houses: async () => [],
};
