import { overwrite, string, trim } from 'zod/mini';
import type { Country } from '../locale.ts';
import { emailPattern } from '../text-patterns.ts';
import { atLeast, atMost, cyrillicWords, matching, noLatin, required } from './checks.ts';

/** Spaces between words count as one. */
const singleSpaces = () => overwrite<string>((text) => text.replace(/\s+/g, ' '));

/** A recipient as in the passport: Cyrillic, spaces and hyphens, 2 to 100 characters (CHK-15). */
export const FullName = string().check(
  trim(),
  singleSpaces(),
  required(),
  noLatin(),
  atLeast(2),
  atMost(100),
  cyrillicWords(' -'),
);

/** A first name: Cyrillic and the hyphen, 2 to 64 characters (AUTH-24, AUTH-25). */
export const FirstName = string().check(trim(), required(), cyrillicWords('-'), atLeast(2), atMost(64));

/** An e-mail address of 5 to 100 characters. */
export const Email = string().check(
  trim(),
  required(),
  atMost(100),
  matching(/^.{5}/, 'form'),
  matching(emailPattern, 'form'),
);

/** Characters of a whole phone: `+7` and ten digits. */
const phoneLength = 12;

/** An international phone of one of the two countries, +79… or +77… (AUTH-38, AUTH-40). */
export const Phone = string().check(required(), atLeast(phoneLength), matching(/^\+7[79]\d{9}$/, 'country'));

const ofCountry = {
  RU: Phone.check(matching(/^\+79/, 'country')),
  KZ: Phone.check(matching(/^\+77/, 'country')),
};

/** A phone of a country, as the forms ask for it (AUTH-34, AUTH-35). */
export const phoneOf = (country: Country) => ofCountry[country];
