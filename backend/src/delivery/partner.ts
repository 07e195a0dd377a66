import type { Currency } from '@rukav/contract';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { freeDeliveryFrom, limits } from '@rukav/contract/limits.ts';
import { daysOnTheRoad, type DeliveryCity } from './courier.ts';
import { addDays, localTime } from './local-time.ts';
import { firstOpenDay, type WorkDay } from './pickup.ts';

/** A point that is not a shop of ours. */
export type PartnerType = Exclude<PickupPoint['type'], 'store' | 'shop'>;

/** Days that a parcel needs beyond the way to the city. */
const handling: Record<PartnerType, number> = { pvz: 1, postamat: 1, post: 3 };

const fees: Record<PartnerType, Record<Currency, number>> = {
  pvz: { RUB: 14_900, KZT: 79_000 },
  postamat: { RUB: 14_900, KZT: 79_000 },
  post: { RUB: 19_900, KZT: 99_000 },
};

/** What a partner's point costs for goods of this sum: nothing from the threshold on. Minor units (chosen). */
export const partnerPrice = (type: PartnerType, subtotal: number, currency: Currency) =>
  subtotal >= freeDeliveryFrom[currency] ? 0 : fees[type][currency];

/** The day from which an order can be collected at a partner's point: everything comes from the warehouse. */
export function partnerDay(
  { type, workHours, city }: { type: PartnerType; workHours: readonly WorkDay[]; city: DeliveryCity },
  now: Date,
): string {
  const { day, weekday } = localTime(now, city.timeZone);
  const wait = daysOnTheRoad(city) + handling[type];
  return firstOpenDay(workHours, addDays(day, wait), (weekday + wait) % 7);
}

/** The last day on which a partner's point keeps an order that can be collected from `from`. */
export const keptByPartnerUntil = (type: PartnerType, from: string) =>
  addDays(from, limits.pointStorageDays[type]);
