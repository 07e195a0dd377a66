import type { Locale } from '@rukav/contract';
import { language } from '@rukav/contract/locale.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import type { Visit } from '../app/visit.ts';

/** How long the backend's word counts, ms: as long as a page is shared. */
const fresh = 5000;

/**
 * The visit as it is answered: the Kazakh interface can be switched off, and the backend then answers in another locale of the
 * country (FLAG-13). A backend that does not say leaves the visit as it was asked for.
 */
export function createLocalesInForce(clock: Pick<Performance, 'now'> = performance) {
  let known: { locale: Promise<Locale>; until: number } | undefined;

  return async (visit: Visit, ask: (cookie: string) => Promise<Session>): Promise<Visit> => {
    if (visit.locale !== 'kk-KZ') return visit;
    if (!known || known.until <= clock.now()) {
      const locale = ask(`locale=${visit.locale}`).then(
        (session) => session.locale,
        () => visit.locale,
      );
      known = { locale, until: clock.now() + fresh };
    }
    const locale = await known.locale;
    return { ...visit, locale, lang: language(locale) };
  };
}
