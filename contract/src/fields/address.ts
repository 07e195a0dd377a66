import { regex, string, trim } from 'zod/mini';
import { cyrillic, houseBlockLetters } from '../text-patterns.ts';
import { atMost, noLatin, required, singleSpaces } from './checks.ts';
import { textCheck } from './fault.ts';

const letters = new RegExp(`[${cyrillic}]`, 'g');
const text = (most: number) => string().check(trim(), singleSpaces(), noLatin(), atMost(most));
const digits = (most: number) => text(most).check(regex(/^\d*$/, { error: 'digits', abort: true }));

/** The fields of an address that are written by hand: lengths and characters of each (ADDR-14, ADDR-27). */
export const AddressFields = {
  street: string().check(trim(), singleSpaces(), required(), noLatin(), atMost(200)),
  house: string().check(trim(), required(), noLatin(), atMost(20), regex(/^\d*$/, { error: 'digits' })),
  /** Such as "А", "2" or "12А": at most two Cyrillic letters, no Latin ones. */
  houseBlock: text(10).check(
    textCheck((block) =>
      (block.match(letters) ?? []).length > houseBlockLetters
        ? { code: 'letters', most: houseBlockLetters }
        : null,
    ),
  ),
  build: text(10),
  entrance: digits(10),
  floor: digits(3),
  apartment: digits(10),
};

/** The kind of a street, such as "ул.", as suggestions give it. */
export const StreetType = text(30);

/** The fields of a saved address that are written besides: what its owner calls it, and what a courier need not know (ADDR-10, ADDR-19). */
export const SavedAddressFields = {
  ...AddressFields,
  addressName: string().check(trim(), singleSpaces(), required(), noLatin(), atMost(100)),
  postcode: text(6).check(regex(/^\d*$/, { error: 'digits', abort: true })),
  metro: text(100),
  /** Of several lines, unlike the others. */
  comment: string().check(trim(), noLatin(), atMost(255)),
};
