import { useUnit } from 'effector-react';
import { locales } from '@rukav/contract/locale.ts';
import { $session } from '../session/index.ts';
import { inLocale } from './in-locale.ts';
import { $publicUrl } from './index.ts';

export interface CanonicalProps {
  /** The one path under which search engines shall know the page, such as `/catalog/zhenschiny/platya`. */
  path: string;
}

/** Names the page's one address to search engines, and that of the same page in the other languages and countries. */
export function Canonical({ path }: CanonicalProps) {
  const { origin, session } = useUnit({ origin: $publicUrl, session: $session });
  const address = `${origin}${path}`;
  const offered = locales.filter((locale) => locale !== 'kk-KZ' || session.flags.localeKkKz);

  return (
    <>
      <link rel="canonical" href={inLocale(address, session.locale)} />
      {offered.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={inLocale(address, locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}
