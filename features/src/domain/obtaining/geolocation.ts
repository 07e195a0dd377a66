import { createEffect } from 'effector';
import type { GeoPoint } from '@rukav/contract';

/** Why the browser gives no position. */
export type GeolocationFailure = 'permission_denied' | 'position_unavailable' | 'timeout' | 'unknown';

/** Asks the browser where it is; the site supplies it, and throws a `GeolocationFailure` as the message of an Error. */
export const geolocationFx = createEffect<void, GeoPoint>({
  name: 'geolocationFx',
  sid: 'obtaining:geolocationFx',
  handler: () => {
    throw new Error(
      'geolocationFx: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).',
    );
  },
});
