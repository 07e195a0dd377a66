import { limits } from '@rukav/contract/limits.ts';
import { daysOnTheRoad, type DeliveryCity } from './courier.ts';
import { addDays, localTime } from './local-time.ts';

/** Opening hours of one weekday, HH:MM; null on a day off. */
export type WorkDay = { from: string; to: string } | null;

/** A shop needs so long to lay an order out before it closes. */
const layingOut = 120;

/** A time of day, HH:MM, in minutes. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The first day from `day` on, a `weekday` counted from Monday, on which somebody is there. */
export function firstOpenDay(workHours: readonly WorkDay[], day: string, weekday: number): string {
  const later = [0, 1, 2, 3, 4, 5, 6].find((days) => workHours[(weekday + days) % 7]) ?? 0;
  return addDays(day, later);
}

/**
 * The day from which an order can be collected: today when all of it hangs in the shop and the shop is open two hours
 * more, its next open day otherwise; when something has to come from the warehouse, as long as the road is.
 */
export function pickupDay(
  { workHours, city, isAllThere }: { workHours: readonly WorkDay[]; city: DeliveryCity; isAllThere: boolean },
  now: Date,
): string {
  const { day, time, weekday } = localTime(now, city.timeZone);
  const today = workHours[weekday];
  const isTimeLeft = today && minutesOf(time) + layingOut <= minutesOf(today.to);
  const wait = isAllThere ? (isTimeLeft ? 0 : 1) : daysOnTheRoad(city) + 1;
  return firstOpenDay(workHours, addDays(day, wait), (weekday + wait) % 7);
}

/** The last day on which a shop keeps an order that can be collected from `from`. */
export const keptUntil = (from: string) => addDays(from, limits.storageDays);
