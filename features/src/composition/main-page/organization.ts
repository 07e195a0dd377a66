import { helpLines, storeNames } from '@rukav/brand';
import type { Session } from '@rukav/contract/session/schemas.ts';

/** Who sells here (schema.org). `origin` is where shoppers see the store. */
export const organization = (origin: string, { lang, country }: Pick<Session, 'lang' | 'country'>) => ({
  '@context': 'https://schema.org',
  '@type': ['Organization', 'OnlineStore'],
  '@id': `${origin}/#organization`,
  name: storeNames[lang].store,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: helpLines[country].phone.replace(/^8/, '+7'),
    areaServed: country,
    availableLanguage: ['ru', 'kk'],
  },
});
