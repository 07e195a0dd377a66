import { z } from 'zod';
import { countries, currencies, languages, locales } from './locale.ts';

export { country, countries, currencies, currency, language, languages, locales } from './locale.ts';
export { Email, FirstName, FullName, Phone } from './fields/person.ts';
export { cyrillic, emailPattern } from './text-patterns.ts';

export const Locale = z.enum(locales);
export type Locale = z.infer<typeof Locale>;

export const Country = z.enum(countries);
export type Country = z.infer<typeof Country>;

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const Currency = z.enum(currencies);
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

/** The solution of a challenge of `GET /captcha`, where one was asked for. */
export const CaptchaToken = z.string().max(4000).optional();
