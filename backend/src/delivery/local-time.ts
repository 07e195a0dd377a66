import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Currency } from '@rukav/contract';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The zone that the store's own days are counted in, where no city is meant: what is sold for tenge is sold in Kazakhstan. */
export const storeZones: Record<Currency, string> = { RUB: 'Europe/Moscow', KZT: 'Asia/Almaty' };

/** A moment as a clock on the wall of a time zone shows it. `weekday` counts from Monday, 0. */
export function localTime(now: Date, timeZone: string): { day: string; time: string; weekday: number } {
  const local = dayjs(now).tz(timeZone);
  return { day: local.format('YYYY-MM-DD'), time: local.format('HH:mm'), weekday: (local.day() + 6) % 7 };
}

/**
 * A moment by the clock of the store that sells for a currency: ISO 8601 with that offset, so that the first ten characters are the day
 * in the store. The reader's device may be in another zone.
 */
export const storeMoment = (moment: Date, currency: Currency): string =>
  dayjs(moment).tz(storeZones[currency]).format('YYYY-MM-DDTHH:mm:ss.SSSZ');

/** The moment at which a day begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date =>
  dayjs.tz(`${day}T00:00`, timeZone).toDate();

/** The last day of what ends at a moment, YYYY-MM-DD: it holds to the end of that day in the store's zone, whatever its hour. */
export const lastDayOf = (endsAt: Date, currency: Currency): string =>
  localTime(new Date(endsAt.getTime() - 1), storeZones[currency]).day;

/** The moment at which today began in the store's zone: what ends after it holds, as today is not past its last day. */
export const startOfToday = (now: Date, currency: Currency): Date =>
  startOfDay(localTime(now, storeZones[currency]).day, storeZones[currency]);

/** The same calendar day so many years later, YYYY-MM-DD; the last of February where there is no such day. */
export const addYears = (day: string, years: number) =>
  dayjs.utc(day).add(years, 'year').format('YYYY-MM-DD');

/** A calendar day so many days later, YYYY-MM-DD. */
export const addDays = (day: string, days: number) => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');
