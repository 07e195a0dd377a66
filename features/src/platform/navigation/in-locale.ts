import type { Locale } from '@rukav/contract/locale.ts';

/** What is answered where no locale is asked for: addresses do not name it. */
const usual: Locale = 'ru-RU';

/** An address of the store as it answers in a locale. */
export const inLocale = (address: string, locale: Locale) =>
  locale === usual ? address : `${address}${address.includes('?') ? '&' : '?'}locale=${locale}`;
