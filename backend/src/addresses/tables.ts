import type { Generated } from 'kysely';
import type { AddressToSave } from '@rukav/contract/addresses/schemas.ts';
import type { Json } from '../database/columns.ts';

export interface AddressTables {
  saved_address: SavedAddressTable;
  geofence: GeofenceTable;
}

/** What a saved address holds; its city's name is looked up in the reader's language, and which is primary is a column. */
export type AddressContent = Omit<AddressToSave, 'city' | 'cityId' | 'isPrimary'>;

/** An address that a member keeps. */
export interface SavedAddressTable {
  id: Generated<string>;
  account_id: string;
  city_id: number;
  content: Json<AddressContent>;
  /** What makes two addresses the same place; unique within an account. */
  place: string;
  is_primary: boolean;
  is_valid: boolean;
  /** Whether the next order is to go there (`POST /account/address`). */
  is_current: Generated<boolean>;
  updated_at: Date;
}

/** A place at which a member said that she is. Degrees with six decimals. */
export interface GeofenceTable {
  account_id: string;
  latitude: string;
  longitude: string;
  is_confirmed: boolean;
  created_at: Date;
}
