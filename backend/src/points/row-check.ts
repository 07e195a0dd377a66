import { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { GeoPoint } from '@rukav/contract/values.ts';
import { z } from 'zod';
import { rowCheck } from '../database/valid-rows.ts';
import { hasValidTimeZone } from '../geography/index.ts';

const { id, type, format, services, capacity, shopStatus } = PickupPoint.shape;

/** A time of day, HH:MM. */
const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Opening hours of a week, Monday first. */
export const WorkHours = z.array(z.object({ from: Time, to: Time }).nullable()).length(7);

const hasValidColumns = rowCheck(
  'point',
  'id',
  z.object({
    id,
    type,
    ...GeoPoint.shape,
    work_hours: WorkHours,
    format,
    services,
    capacity,
    shop_now_status: shopStatus.shape.shopNowStatus,
  }),
);

/** Returns whether a point can be shown, with the clock of its city. */
export const isValidPoint = (point: { id: string; city_id: number; time_zone: string }): boolean =>
  hasValidColumns(point) && hasValidTimeZone({ id: point.city_id, time_zone: point.time_zone });
