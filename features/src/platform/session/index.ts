import { sample, type Store } from 'effector';
import type { Call } from '@rukav/contract';
import { getSession, setCity, setLocale } from '@rukav/contract/session/calls.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { actorChanged, createQuery, visitorChanged } from '../api/index.ts';
import { createSessionCallFx } from './cookies.ts';

/** Until the session is known: the requirements' defaults. */
const byDefault: Session = {
  locale: 'ru-RU',
  country: 'RU',
  lang: 'ru',
  currency: 'RUB',
  cityId: 524901,
  cityName: 'Москва',
  actor: 'guest',
  flags: visibleFlags,
};

/** Locale, country, currency and city of the visitor, and whether somebody is signed in; starts no session on the server. */
export const session = createQuery(getSession, { ttl: 300_000 });

/** What the session is now; Russia and Moscow until it is known (GEO-02). */
export const $session = session.$current.map(({ answer }) => answer ?? byDefault);

/** Whether the visitor is signed in. Rendered on the server too: a page of a visitor with a session is never shared. */
export const $isMember = $session.map(({ actor }) => actor === 'member');

/** The switches of features, as the server set them. */
export const $flags = $session.map(({ flags }) => flags);

/** The call of the two that counts now: of the v3 base, or of the legacy one while the flag of the v3 user service is off (FLAG-14). */
export const byUserService = (v3: Call, legacy: Call): Store<Call> =>
  $flags.map(({ apiV3UserService }) => (apiV3UserService ? v3 : legacy));

export { actorChanged } from '../api/index.ts';
export { cookiesCheckedFx, cookiesRefused, requireCookiesFx } from './cookies.ts';

sample({
  clock: actorChanged,
  source: $session,
  fn: (answer, actor) => ({ request: {}, answer: { ...answer, actor } }),
  target: session.answered,
});

/** Changes country and language for good. The page is loaded anew, for every text and price of it changes. */
export const setLocaleFx = createSessionCallFx(setLocale);

/** Changes the city for good; availability, delivery and shops follow it. */
export const setCityFx = createSessionCallFx(setCity);

sample({
  clock: [setLocaleFx.doneData, setCityFx.doneData],
  fn: (answer) => ({ request: {}, answer }),
  target: session.answered,
});

sample({ clock: setCityFx.done, fn: () => 'city' as const, target: visitorChanged });
