import { z } from 'zod';

/** Locales are exactly these; country and language follow from them (account-and-shell §1). */
export const locales = ['ru-RU', 'ru-KZ', 'kk-KZ'] as const;
export const Locale = z.enum(locales);
export type Locale = z.infer<typeof Locale>;

export const countries = ['RU', 'KZ'] as const;
export const Country = z.enum(countries);
export type Country = z.infer<typeof Country>;

export const languages = ['ru', 'kk'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const Currency = z.enum(['RUB', 'KZT']);
export type Currency = z.infer<typeof Currency>;

/** An amount in minor units (kopecks, tiyn) of the currency that stands beside it. */
export const Minor = z.int();

/** Degrees, WGS 84. */
export const GeoPoint = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export type GeoPoint = z.infer<typeof GeoPoint>;

/** A calendar day, YYYY-MM-DD. */
export const Day = z.iso.date();

/** A moment with its offset, ISO 8601. */
export const Moment = z.iso.datetime({ offset: true });

export const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);
export const CityId = z.coerce.number().int().positive();

/** An international phone, +79… or +77… (shopping-flow §5). */
export const Phone = z.string().regex(/^\+7[79]\d{9}$/);

/** The one e-mail pattern: letters, digits and _ . + - before the @, a dotted domain after it (account-and-shell §5). */
export const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
export const Email = z.string().min(5).max(100).regex(emailPattern);

/** Cyrillic with the Kazakh letters and Ё. */
export const cyrillic = 'А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі';

/** A recipient as in the passport: Cyrillic, spaces and hyphens, 2 to 100 characters (account-and-shell §5). */
export const FullName = z
  .string()
  .trim()
  .min(2)
  .max(100)
  .regex(new RegExp(`^[${cyrillic}]+(?:[ -][${cyrillic}]+)*$`));

/** The country a locale belongs to. */
export const country = (locale: Locale): Country => (locale === 'ru-RU' ? 'RU' : 'KZ');
/** The language a locale is written in. */
export const language = (locale: Locale): Language => (locale === 'kk-KZ' ? 'kk' : 'ru');
/** What a country pays in. */
export const currency = (inCountry: Country): Currency => (inCountry === 'RU' ? 'RUB' : 'KZT');
