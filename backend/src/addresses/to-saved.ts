import type { Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { AddressToSave, SavedAddress } from '@rukav/contract/addresses/schemas.ts';
import type { Database } from '../database/schema.ts';
import { cityNames } from '../geography/index.ts';
import type { AddressRow } from './address-repository.ts';
import type { AddressContent } from './tables.ts';

/** Saved addresses as their owner sees them, with the names of their cities in her language. */
export async function toSaved(
  db: Kysely<Database>,
  rows: readonly AddressRow[],
  language: Language,
): Promise<SavedAddress[]> {
  const names = await cityNames(
    db,
    rows.map(({ city_id }) => city_id),
    language,
  );
  return rows.map(({ id, city_id, content, is_primary, is_valid, updated_at }) => ({
    ...content,
    id,
    cityId: city_id,
    city: names.get(city_id) ?? '',
    isPrimary: is_primary,
    isValid: is_valid,
    updatedAt: updated_at.toISOString(),
  }));
}

/** What is kept of an address beside its columns. */
export function contentOf(address: AddressToSave): AddressContent {
  const { city: _, cityId: __, isPrimary: ___, ...content } = address;
  return content;
}

/** What makes two addresses the same place, however they are written and called. */
export const placeOf = ({ cityId, street, house, houseBlock, build, entrance, apartment }: AddressToSave) =>
  [String(cityId), street, house, houseBlock, build, entrance, apartment]
    .map((part) => part.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' '))
    .join('|');
