import { sample } from 'effector';
import { getSession, setCity, setLocale } from '@rukav/contract/session/calls.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import { createCallFx, createQuery, visitorChanged } from '../api/index.ts';

/** Until the session is known: the requirements' defaults. */
const byDefault: Session = {
  locale: 'ru-RU',
  country: 'RU',
  lang: 'ru',
  currency: 'RUB',
  cityId: 524901,
  cityName: 'Москва',
};

/** Locale, country, currency and city of the visitor; starts no session on the server. */
export const session = createQuery(getSession, { ttl: 300_000 });

/** What the session is now; Russia and Moscow until it is known (GEO-02). */
export const $session = session.$current.map(({ answer }) => answer ?? byDefault);

/** Changes country and language for good. The page is loaded anew, for every text and price of it changes. */
export const setLocaleFx = createCallFx(setLocale);

/** Changes the city for good; availability, delivery and shops follow it. */
export const setCityFx = createCallFx(setCity);

sample({
  clock: [setLocaleFx.doneData, setCityFx.doneData],
  fn: (answer) => ({ request: {}, answer }),
  target: session.answered,
});

sample({ clock: setCityFx.done, fn: () => 'city' as const, target: visitorChanged });
