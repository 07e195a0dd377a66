import { lazy } from 'react';
import { MapFailed } from './MapFailed.tsx';

export type { CityMapProps, PointOnMap } from './CityMap.tsx';

/** Points on the map of a city; loaded when it is first opened. A map that does not load leaves a sentence. */
export const CityMap = lazy(() => import('./CityMap.tsx').catch(() => ({ default: MapFailed })));
