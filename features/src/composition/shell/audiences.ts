/** The four audiences in the order in which they stand, with their catalogue's address. */
export const audiences = [
  { id: 'women', href: '/catalog/zhenschiny' },
  { id: 'men', href: '/catalog/muzhchiny' },
  { id: 'girls', href: '/catalog/devochki' },
  { id: 'boys', href: '/catalog/malchiki' },
] as const;

/** The three places to shop from, with what they are called in themselves. */
export const places = [
  { locale: 'ru-RU', country: 'RU', lang: 'ru', countryName: 'Россия', languageName: 'Русский' },
  { locale: 'ru-KZ', country: 'KZ', lang: 'ru', countryName: 'Казахстан', languageName: 'Русский' },
  { locale: 'kk-KZ', country: 'KZ', lang: 'kk', countryName: 'Қазақстан', languageName: 'Қазақша' },
] as const;
