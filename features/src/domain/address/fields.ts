import { AddressFields } from '@rukav/contract/fields/address.ts';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { cyrillic } from '@rukav/contract/text-patterns.ts';

/** The fields of an address that are written by hand. */
export const addressFields = [
  'street',
  'house',
  'houseBlock',
  'build',
  'entrance',
  'floor',
  'apartment',
] as const;
export type AddressField = (typeof addressFields)[number];

/** An address while it is being written. The city is the session's and chosen from the list. */
export type AddressDraft = Record<AddressField, string> & { streetId: string | null; streetType: string };

export const emptyAddress: AddressDraft = {
  street: '',
  streetId: null,
  streetType: '',
  house: '',
  houseBlock: '',
  build: '',
  entrance: '',
  floor: '',
  apartment: '',
};

/** What is wrong with what is written in a field; null when nothing is. */
export const addressFault = (field: AddressField, written: string): FieldFault | null =>
  faultOf(AddressFields[field], written);

/** What is wrong with each field of an address. */
export const faultsOfAddress = (address: AddressDraft): Record<AddressField, FieldFault | null> =>
  Object.fromEntries(addressFields.map((field) => [field, addressFault(field, address[field])])) as Record<
    AddressField,
    FieldFault | null
  >;

/**
 * A house as it is written on the wall: “12А” and “12/3” become house 12 with block А or 3, so that nothing that was
 * typed is lost. Null where it cannot be told apart, or where there is nothing to tell.
 */
export function splitHouse(written: string): { house: string; houseBlock: string } | null {
  const parts = new RegExp(
    `^(\\d{1,20})\\s*[-/]?\\s*(?:к|корп\\.?)?\\s*([${cyrillic}\\d][${cyrillic}\\d/-]{0,9})$`,
  ).exec(written.trim());
  if (!parts || /^\d+$/.test(written.trim())) return null;
  const [, house = '', block = ''] = parts;
  const houseBlock = block.toLocaleUpperCase('ru');
  return addressFault('houseBlock', houseBlock) === null ? { house, houseBlock } : null;
}

/** Whether nothing of an address has been written yet. */
export const isBlank = (address: AddressDraft) =>
  addressFields.every((field) => address[field].trim() === '');
