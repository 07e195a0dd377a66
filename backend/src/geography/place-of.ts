import type { GeoPoint } from '@rukav/contract';
import { Refusal } from '../http/refusal.ts';
import type { AddressHouse, AddressPort } from './address-port.ts';
import type { CityRow } from './city-repository.ts';

/** A name of a street or a part of a house as it is compared: small letters, е for ё, nothing around it. */
export const plainName = (text: string): string => text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** The house of an address. */
export interface AskedHouse {
  house: string;
  houseBlock: string;
}

/** Whether a house that is known is the one of an address. */
export const isHouse =
  ({ house, houseBlock }: AskedHouse) =>
  (known: AddressHouse): boolean =>
    known.house === house && plainName(known.houseBlock ?? '') === plainName(houseBlock);

/**
 * Where an address is: its house, or else its street. Undefined where nobody knows: the street was written by hand, or the
 * address service does not answer.
 */
export async function placeOf(
  addresses: Pick<AddressPort, 'street' | 'houses'>,
  city: CityRow,
  { streetId, ...asked }: AskedHouse & { streetId: string | null },
): Promise<GeoPoint | undefined> {
  if (streetId === null) return undefined;
  try {
    const houses = await addresses.houses(city, streetId, asked.house);
    const place = houses.find(isHouse(asked)) ?? (await addresses.street(city, streetId));
    return place?.geoPoint;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'upstream_unavailable') return undefined;
    throw error;
  }
}
