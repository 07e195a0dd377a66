import { attach, createEvent, createStore, sample } from 'effector';
import type { GeoPoint } from '@rukav/contract';
import { $clock } from '../../platform/clock/index.ts';
import { geolocationFx } from './geolocation.ts';

export { geolocationFx } from './geolocation.ts';
export type { GeolocationFailure } from './geolocation.ts';

/** How long a position is good for, ms (GEO-06). */
const freshFor = 600_000;

/** The shopper asked for what is near. */
export const locateRequested = createEvent();

/** Where the shopper is and since when that is known. */
export const $position = createStore<{ point: GeoPoint; at: number } | null>(null, { serialize: 'ignore' });
/** Where the shopper is; null until it was asked for and given. */
export const $here = $position.map((position) => position?.point ?? null);

/** Where the shopper is and since when that is known; the browser is asked once in ten minutes, whoever asks. */
export const hereFx = attach({
  source: { clock: $clock, position: $position },
  effect: async ({ clock, position }) => {
    const now = clock.now();
    if (position && now - position.at < freshFor) return position;
    return { point: await geolocationFx(), at: now };
  },
});

$position.on(hereFx.doneData, (_, position) => position);

const locateFx = attach({ effect: hereFx });
sample({ clock: locateRequested, target: locateFx });

export const $isLocating = locateFx.pending;
/** Whether the last time that the shopper asked came to nothing. */
export const $isLocateFailed = createStore(false, { serialize: 'ignore' })
  .on(locateFx.fail, () => true)
  .reset(locateFx);
