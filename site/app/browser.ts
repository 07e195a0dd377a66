import type { GeoPoint } from '@rukav/contract';

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

const failures = ['unknown', 'permission_denied', 'position_unavailable', 'timeout'];

/** Where the browser says it is; throws an Error whose message is a `GeolocationFailure`. */
export const locate = () =>
  new Promise<GeoPoint>((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('position_unavailable'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => reject(new Error(failures[code] ?? 'unknown')),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });
