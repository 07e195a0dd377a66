import {
  lastDayOf,
  localTime,
  startOfDay,
  startOfToday,
  storeMoment,
  storeZones,
} from '../delivery/index.ts';

/** Bonuses are one ledger for both countries: its days are those of Moscow (chosen). */
const currency = 'RUB';

/** Cashback of one year burns on the first of February of the next (CLUB-15: once a year; chosen: the day). */
export function cashbackExpiry(earned: Date): Date {
  const year = Number(localTime(earned, storeZones[currency]).day.slice(0, 4));
  return startOfDay(`${year + 1}-02-01`, storeZones[currency]);
}

/** The last day on which bonuses can be spent, YYYY-MM-DD. */
export const lastDayOfBonuses = (expiresAt: Date): string => lastDayOf(expiresAt, currency);

/** A moment of the ledger, by its clock. */
export const momentOfBonuses = (moment: Date): string => storeMoment(moment, currency);

/** Bonuses that end by this moment are over; others can be spent to the end of their last day. */
export const burningBy = (now: Date): Date => startOfToday(now, currency);
