import { getMap } from '@rukav/contract/geography/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** What the map of a city is drawn from; asked for when the map is opened. */
export const cityMap = createQuery(getMap, { ttl: 3_600_000, keep: 3 });
