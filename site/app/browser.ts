import type { GeoPoint } from '@rukav/contract';
import type { Unsent } from '@rukav/features/cart/unsent';

const draftKey = 'checkout';

/** Reads the draft of this tab's order; what cannot be read counts as absent. */
export function readDraft(): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps the draft of this tab's order, or forgets it. A browser that keeps nothing (private mode, no room) still lets one buy. */
export function saveDraft(kept: unknown): void {
  try {
    if (kept === null) window.sessionStorage.removeItem(draftKey);
    else window.sessionStorage.setItem(draftKey, JSON.stringify(kept));
  } catch (error) {
    console.info('The draft of the order is not kept:', error);
  }
}

const unsentKey = 'cart-unsent';

/** What was being put into the cart when this tab's page was left; what cannot be read counts as absent. */
export function readUnsent(): Unsent[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(unsentKey) ?? '[]');
    return Array.isArray(kept) ? (kept as Unsent[]) : [];
  } catch {
    return [];
  }
}

function saveUnsent(unsent: readonly Unsent[]): void {
  try {
    if (unsent.length === 0) window.sessionStorage.removeItem(unsentKey);
    else window.sessionStorage.setItem(unsentKey, JSON.stringify(unsent));
  } catch (error) {
    console.info('What is being added is not kept:', error);
  }
}

/** Keeps what is being put into the cart until the answer is there. */
export const keepUnsent = (one: Unsent): void => saveUnsent([...readUnsent(), one]);

/** Forgets what was put into the cart. */
export const forgetUnsent = (key: string): void => saveUnsent(readUnsent().filter((one) => one.key !== key));

const recentKey = 'recent-queries';

/** Reads what this browser has searched for; what cannot be read counts as absent. */
export function readRecentQueries(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(recentKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps what this browser has searched for. A browser that keeps nothing still searches. */
export function saveRecentQueries(queries: readonly string[]): void {
  try {
    if (queries.length === 0) window.localStorage.removeItem(recentKey);
    else window.localStorage.setItem(recentKey, JSON.stringify(queries));
  } catch (error) {
    console.info('What was searched for is not kept:', error);
  }
}

const visitedKey = 'visited-cities';

/** Reads which cities were chosen in this browser; what cannot be read counts as absent. */
export function readVisitedCities(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(visitedKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps which cities were chosen in this browser. A browser that keeps nothing lets one choose from the list. */
export function saveVisitedCities(ids: readonly number[]): void {
  try {
    window.localStorage.setItem(visitedKey, JSON.stringify(ids));
  } catch (error) {
    console.info('Which cities were chosen is not kept:', error);
  }
}

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
