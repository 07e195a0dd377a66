/** Locales are exactly these; country and language follow from them (I18N-01, I18N-06). */
export const locales = ['ru-RU', 'ru-KZ', 'kk-KZ'] as const;
export type Locale = (typeof locales)[number];

export const countries = ['RU', 'KZ'] as const;
export type Country = (typeof countries)[number];

export const languages = ['ru', 'kk'] as const;
export type Language = (typeof languages)[number];

export const currencies = ['RUB', 'KZT'] as const;
export type Currency = (typeof currencies)[number];

/** The country a locale belongs to. */
export const country = (locale: Locale): Country => (locale === 'ru-RU' ? 'RU' : 'KZ');
/** The language a locale is written in. */
export const language = (locale: Locale): Language => (locale === 'kk-KZ' ? 'kk' : 'ru');
/** What a country pays in. */
export const currency = (inCountry: Country): Currency => (inCountry === 'RU' ? 'RUB' : 'KZT');
