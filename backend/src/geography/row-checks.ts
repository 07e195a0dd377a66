import { Country, GeoPoint } from '@rukav/contract/values.ts';
import { z } from 'zod';
import { rowCheck } from '../database/valid-rows.ts';
import { TimeZone } from './time-zone.ts';

const { lat, lon } = GeoPoint.shape;

/** Returns whether a city can be shown. */
export const isValidCity = rowCheck(
  'city',
  'id',
  z.object({ id: z.int().positive(), country: Country, time_zone: TimeZone, lat, lon }),
);

/** Returns whether clocks can be read in the zone of a city. */
export const hasValidTimeZone = rowCheck(
  'city',
  'id',
  z.object({ id: z.int().positive(), time_zone: TimeZone }),
);

/** Returns whether a metro station can be shown. */
export const isValidStation = rowCheck('metro_station', 'id', z.object({ lat, lon }));
