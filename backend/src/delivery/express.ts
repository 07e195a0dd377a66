import type { Currency } from '@rukav/contract';
import { addDays, localTime } from './local-time.ts';
import { minutesOf, type WorkDay } from './pickup.ts';

/** Shops are closing when none of them is open so long; nothing is brought sooner either. */
const leadTime = 120;

const windows = ['10:00', '12:00', '14:00', '16:00', '18:00', '20:00', '22:00'] as const;

const fees: Record<Currency, number> = { RUB: 49_900, KZT: 249_000 };

/** What an express courier costs, whatever the sum. Minor units (chosen). */
export const expressPrice = (currency: Currency) => fees[currency];

/** Hours of a day at which somebody of some shops is there to hand things over; null when all are closed. */
function openingOf(shops: readonly (readonly WorkDay[])[], weekday: number) {
  const open = shops.flatMap((week) => week[weekday] ?? []);
  if (open.length === 0) return null;
  const from = open.map((day) => day.from).toSorted()[0] ?? '';
  const to =
    open
      .map((day) => day.to)
      .toSorted()
      .at(-1) ?? '';
  return { from, to };
}

function intervalsWithin({ from, to }: { from: string; to: string }, earliest: number) {
  return windows
    .slice(0, -1)
    .map((start, place) => {
      const end = windows[place + 1] ?? to;
      return { from: start < from ? from : start, to: end > to ? to : end };
    })
    .filter((interval) => interval.from < interval.to && minutesOf(interval.to) >= earliest);
}

/**
 * When an express courier can bring what hangs in some shops: today, or tomorrow when the shops are closing (SHIP-31,
 * SHIP-32). None where they are closed on both days. `shops` are their opening hours, Monday first.
 */
export function expressDay(
  shops: readonly (readonly WorkDay[])[],
  timeZone: string,
  now: Date,
): { date: string; intervals: { from: string; to: string }[] } | null {
  const { day, time, weekday } = localTime(now, timeZone);
  const today = openingOf(shops, weekday);
  const earliest = minutesOf(time) + leadTime;
  if (today && earliest <= minutesOf(today.to))
    return { date: day, intervals: intervalsWithin(today, earliest) };
  const tomorrow = openingOf(shops, (weekday + 1) % 7);
  return tomorrow && { date: addDays(day, 1), intervals: intervalsWithin(tomorrow, 0) };
}
