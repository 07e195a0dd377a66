/** The four audiences in the order in which they stand, with their part of the catalogue. */
export const audiences = [
  { id: 'women', url: 'zhenschiny' },
  { id: 'men', url: 'muzhchiny' },
  { id: 'girls', url: 'devochki' },
  { id: 'boys', url: 'malchiki' },
] as const;

/** The three places to shop from, with what they are called in themselves. */
export const places = [
  { locale: 'ru-RU', country: 'RU', lang: 'ru', countryName: 'Россия', languageName: 'Русский' },
  { locale: 'ru-KZ', country: 'KZ', lang: 'ru', countryName: 'Казахстан', languageName: 'Русский' },
  { locale: 'kk-KZ', country: 'KZ', lang: 'kk', countryName: 'Қазақстан', languageName: 'Қазақша' },
] as const;
