import type { MapPort } from '../geography/index.ts';
import { toCityRow } from './city-row.ts';
import { planOf } from './geography/plan.ts';

/** The demo's plan of every city: made up, and the same on every machine. */
export const demoMap: MapPort = {
  style: undefined,
  planOf: (city, language) => planOf(toCityRow(city), language),
};
