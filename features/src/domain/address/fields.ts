import { cyrillic, houseBlockLetters } from '@rukav/contract/text-patterns.ts';

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

/** What is wrong with a field, with what its message needs. */
export type AddressProblem =
  | { code: 'required' }
  | { code: 'latin'; letter: string }
  | { code: 'digits' }
  | { code: 'tooLong'; most: number }
  | { code: 'letters'; most: number };

interface Rule {
  most: number;
  isRequired?: boolean;
  isDigitsOnly?: boolean;
}

/** Lengths and characters of each field (ADDR-14, ADDR-27). */
const rules: Record<AddressField, Rule> = {
  street: { most: 200, isRequired: true },
  house: { most: 20, isRequired: true, isDigitsOnly: true },
  houseBlock: { most: 10 },
  build: { most: 10 },
  entrance: { most: 10, isDigitsOnly: true },
  floor: { most: 3, isDigitsOnly: true },
  apartment: { most: 10, isDigitsOnly: true },
};

const letters = new RegExp(`[${cyrillic}]`, 'g');

/** What is wrong with what is written in a field; null when nothing is. */
export function addressProblem(field: AddressField, written: string): AddressProblem | null {
  const text = written.trim();
  const { most, isRequired = false, isDigitsOnly = false } = rules[field];
  const latin = /[A-Za-z]/.exec(text);

  if (text === '') return isRequired ? { code: 'required' } : null;
  if (latin) return { code: 'latin', letter: latin[0] };
  if (text.length > most) return { code: 'tooLong', most };
  if (isDigitsOnly && !/^\d+$/.test(text)) return { code: 'digits' };
  if (field === 'houseBlock' && (text.match(letters) ?? []).length > houseBlockLetters) {
    return { code: 'letters', most: houseBlockLetters };
  }
  return null;
}

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
  return addressProblem('houseBlock', houseBlock) === null ? { house, houseBlock } : null;
}

/** Keeps digits alone (ADDR-36). */
export const digitsOnly = (text: string) => text.replace(/\D/g, '');
/** Keeps Latin and Cyrillic letters and digits. */
export const alphanumeric = (text: string) => text.replace(new RegExp(`[^A-Za-z0-9${cyrillic}]`, 'g'), '');
/** Takes Latin letters away and keeps everything else. */
export const withoutLatin = (text: string) => text.replace(/[A-Za-z]/g, '');

/** Whether nothing of an address has been written yet. */
export const isBlank = (address: AddressDraft) =>
  addressFields.every((field) => address[field].trim() === '');
