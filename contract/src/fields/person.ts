import { overwrite, string, trim } from 'zod/mini';
import type { Country } from '../locale.ts';
import { cyrillic, emailPattern } from '../text-patterns.ts';
import { atLeast, atMost, cyrillicWords, matching, noLatin, required, singleSpaces } from './checks.ts';
import { textCheck } from './fault.ts';

/** A recipient as in the passport, surname and first name at least: Cyrillic, spaces and hyphens, 2 to 100 characters (CHK-15). */
export const FullName = string().check(
  trim(),
  singleSpaces(),
  required(),
  noLatin(),
  atLeast(2),
  atMost(100),
  cyrillicWords(' -'),
  matching(/ /, 'partial'),
);

/** A first name: Cyrillic and the hyphen, 2 to 64 characters (AUTH-24, AUTH-25). */
export const FirstName = string().check(trim(), required(), cyrillicWords('-'), atLeast(2), atMost(64));

/** Characters of an e-mail address at most. */
const longestEmail = 100;

/**
 * Writes a domain of other than Latin letters as mail is sent to it, in punycode (RFC 5890): both spellings are one address. What stands
 * before the @ stays as it is.
 */
const punycodeDomain = () =>
  overwrite<string>((address) => {
    const at = address.indexOf('@') + 1;
    const domain = address.slice(at);
    const isForeign = /[^ -~]/.test(domain) && /^[\p{L}\p{N}.-]+$/u.test(domain);
    const host = `http://${domain}/`;
    const isRead = at > 0 && address.length <= longestEmail && isForeign && URL.canParse(host);
    return isRead ? address.slice(0, at) + new URL(host).hostname : address;
  });

/** An e-mail address of 5 to 100 characters; its domain may be written in Cyrillic. */
export const Email = string().check(
  trim(),
  punycodeDomain(),
  required(),
  atMost(longestEmail),
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

/** A last name or a patronymic: as a first name, and it may be left out. */
export const OptionalName = string().check(
  trim(),
  atMost(64),
  matching(new RegExp(`^(?:[${cyrillic}]+(?:-[${cyrillic}]+)*)?$`), 'characters'),
);

/** A day of birth, `YYYY-MM-DD`: a day that there is, since 1900. Whether it has come yet is for who knows the time. */
export const Birthday = string().check(
  trim(),
  required(),
  textCheck((text) => {
    const day = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
    const isDay = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
    return isDay ? null : { code: 'form' };
  }),
);
