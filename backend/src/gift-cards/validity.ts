import type { Currency } from '@rukav/contract';
import { addDays, addYears, localTime, startOfDay, storeZones } from '../delivery/index.ts';

/** How long a card can be spent, years: to the end of its last day (chosen). */
const years = 3;
/** For how many days money that comes back to a card can be spent at least. */
const daysAfterReturn = 90;

const endOf = (day: string, currency: Currency): Date => startOfDay(addDays(day, 1), storeZones[currency]);
const today = (now: Date, currency: Currency): string => localTime(now, storeZones[currency]).day;

/** From when a card that is made now cannot be spent any more: three calendar years later, once that day is over in the store. */
export const expiryOf = (now: Date, currency: Currency): Date =>
  endOf(addYears(today(now, currency), years), currency);

/** From when money that comes back to a card now may not be spendable any more. */
export const expiryAfterReturn = (now: Date, currency: Currency): Date =>
  endOf(addDays(today(now, currency), daysAfterReturn), currency);
