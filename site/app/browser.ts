import type { GeoPoint } from '@rukav/contract';
import { readCookie } from './cookies';
import type { Unsent } from '@rukav/features/cart/unsent';

/** What outlives the page (`sessionStorage`: this tab) or the visit (`localStorage`). */
type Kept = 'sessionStorage' | 'localStorage';

/** Reads what is kept under a key; what cannot be read counts as absent. */
export function read(where: Kept, key: string): unknown {
  try {
    return JSON.parse(window[where].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it: null and an empty list are nothing. A browser that keeps nothing (private mode, no room) still sells. */
export function keep(where: Kept, key: string, value: unknown): void {
  try {
    const isNothing = value === null || (Array.isArray(value) && value.length === 0);
    if (isNothing) window[where].removeItem(key);
    else window[where].setItem(key, JSON.stringify(value));
  } catch (error) {
    console.info(`Not kept: ${key}:`, error);
  }
}

/**
 * Loads the page anew at its address without these parameters. The entry of an open modal keeps its mark, so that the page
 * finds its own entry again.
 */
export function reloadWithout(parameters: readonly string[]): void {
  const { history, location } = window;
  const address = new URL(location.href);
  for (const parameter of parameters) address.searchParams.delete(parameter);
  if (parameters.length > 0) history.replaceState(history.state, '', address);
  location.reload();
}

/** The session that keeps something: another begins with each signing in, and whoever is signed out has none. */
export const presentSession = () => readCookie('session_token') ?? '';

/** Reads the draft of this tab's order, where the session that kept it goes on; the draft of another is forgotten. */
export function readDraft(): unknown {
  const kept = read('sessionStorage', 'checkout') as { session: string; draft: unknown } | null;
  if (kept?.session === presentSession()) return kept.draft;
  keep('sessionStorage', 'checkout', null);
  return null;
}

/** Keeps the draft of this tab's order for the session, or forgets it. */
export const saveDraft = (draft: unknown): void =>
  keep('sessionStorage', 'checkout', draft === null ? null : { session: presentSession(), draft });

const unsentKey = 'cart-unsent';

/** What was being put into the cart when this tab's page was left. */
export function readUnsent(): Unsent[] {
  const kept = read('sessionStorage', unsentKey);
  return Array.isArray(kept) ? (kept as Unsent[]) : [];
}

/** Keeps what is being put into the cart until the answer is there. */
export const keepUnsent = (one: Unsent): void => keep('sessionStorage', unsentKey, [...readUnsent(), one]);

/** Forgets what was put into the cart. */
export const forgetUnsent = (key: string): void =>
  keep(
    'sessionStorage',
    unsentKey,
    readUnsent().filter((one) => one.key !== key),
  );

/** Reads what this browser has searched for. */
export const readRecentQueries = (): unknown => read('localStorage', 'recent-queries');

/** Keeps what this browser has searched for. */
export const saveRecentQueries = (queries: readonly string[]): void =>
  keep('localStorage', 'recent-queries', queries);

/** Reads which products a guest has looked at in this browser. */
export const readViewed = (): unknown => read('localStorage', 'viewed-products');

/** Keeps which products a guest has looked at in this browser. */
export const saveViewed = (ids: readonly string[]): void => keep('localStorage', 'viewed-products', ids);

/** Reads which cities were chosen in this browser. */
export const readVisitedCities = (): unknown => read('localStorage', 'visited-cities');

/** Keeps which cities were chosen in this browser. */
export const saveVisitedCities = (ids: readonly number[]): void =>
  keep('localStorage', 'visited-cities', ids);

/** Marks orders as just placed in this tab; an empty list takes the mark away. */
export const markPurchases = (orderNumbers: readonly string[]): void =>
  keep('sessionStorage', 'purchased', orderNumbers);

const failures = ['unknown', 'permission_denied', 'position_unavailable', 'timeout'];

/** Where the browser says it is. Why it does not say so goes to the console, and is the message of the Error that is thrown. */
export const locate = () =>
  new Promise<GeoPoint>((resolve, reject) => {
    const fail = (failure: string) => {
      console.info(`Geolocation: ${failure}`);
      reject(new Error(failure));
    };
    if (!('geolocation' in navigator)) return fail('position_unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => fail(failures[code] ?? 'unknown'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });

/** Remembers that the language was asked for; answers whether it had been before. Where nothing is kept, it counts as asked. */
export function rememberLanguageAsked(): boolean {
  if (read('localStorage', 'language-asked') === true) return true;
  keep('localStorage', 'language-asked', true);
  return read('localStorage', 'language-asked') !== true;
}
