import type { DeliveryVariants } from '@rukav/contract/cart/schemas.ts';
import type { DeliveryKind } from '@rukav/contract/cart/methods.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import {
  courierDays as daysOf,
  courierIntervals,
  courierPrice,
  expressDay,
  expressPrice,
  isDeliveredTo,
  partnerDay,
  partnerPrice,
  pickupDay,
} from '../delivery/index.ts';
import type { CountryCity } from '../geography/index.ts';
import { warehouse, type FreeStock } from './allocation.ts';
import type { CartContext } from './cart-context.ts';

/** What collecting something in a shop costs. */
export const pickupPrice = 0;

/** Whether couriers go to a city, if there is such a one. */
export const couriersGoTo = (city: CountryCity | undefined): city is CountryCity =>
  city !== undefined && isDeliveredTo(city);

/** What goods of a sum cost at a point, minor units. */
export const pointPrice = (
  { type }: Pick<PickupPoint, 'type'>,
  subtotal: number,
  { currency }: Pick<CartContext, 'currency'>,
): number => (type === 'store' || type === 'shop' ? pickupPrice : partnerPrice(type, subtotal, currency));

/** The day from which pieces that come from some places can be collected at a point. */
export const pickupDayAt = (
  { type, workHours }: Pick<PickupPoint, 'type' | 'workHours'>,
  city: CountryCity,
  places: Iterable<string>,
  now: Date,
): string =>
  type === 'store' || type === 'shop'
    ? pickupDay({ workHours, city, isAllThere: ![...places].includes(warehouse) }, now)
    : partnerDay({ type, workHours, city }, now);

/** Shops of the visitor's city that express is collected from; none in another city. */
export const expressShops = (cityId: number, { city }: Pick<CartContext, 'city'>): readonly string[] =>
  city.id === cityId && couriersGoTo(city) ? city.shopIds : [];

/** Whether couriers of a kind go to a city: express where it is switched on, to the visitor's city with its shops. */
export function isServedBy(
  kind: DeliveryKind,
  city: CountryCity,
  context: CartContext,
  isExpressOn: boolean,
): boolean {
  if (kind === 'delivery') return couriersGoTo(city);
  return isExpressOn && expressShops(city.id, context).length > 0;
}

/** The sizes that are to be brought, and where they are. */
export interface Brought {
  skuIds: Iterable<string>;
  free: FreeStock;
}

/**
 * The day and hours at which an express courier can come to the visitor's city, with the price: those of the size whose shops
 * are open the latest, of each the shops that have it.
 */
export function expressDays(
  { city, now, currency }: CartContext,
  { skuIds, free }: Brought,
): DeliveryVariants['days'] {
  if (!couriersGoTo(city)) return [];
  const days = [...new Set(skuIds)].map((skuId) => {
    const hours = city.shopHours.filter((_, place) => free(skuId, city.shopIds[place] ?? '') > 0);
    return expressDay(hours, city.timeZone, now);
  });
  if (days.includes(null)) return [];
  const price = expressPrice(currency);
  return days
    .flatMap((day) => day ?? [])
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.intervals.length - b.intervals.length)
    .slice(0, 1)
    .map(({ date, intervals }) => ({
      date,
      intervals: intervals.map((interval) => ({ interval, price })),
    }));
}

/** Days and hours at which a courier can come, with the price of each for goods of a sum. */
export const courierDays = (
  city: CountryCity,
  subtotal: number,
  context: CartContext,
): DeliveryVariants['days'] =>
  daysOf(city, context.now).map((date) => ({
    date,
    intervals: courierIntervals.map((interval) => ({
      interval,
      price: courierPrice(subtotal, context.currency),
    })),
  }));

/** Whether a courier of a kind still comes on a day, at its hours, with what is to be brought. */
export const isOffered = (
  city: CountryCity,
  asked: { kind: DeliveryKind; date: string; interval: { from: string; to: string } },
  brought: Brought,
  context: CartContext,
): boolean => {
  const isExpress = asked.kind === 'express_delivery';
  if (isExpress && city.id !== context.city.id) return false;
  const days = isExpress ? expressDays(context, brought) : courierDays(city, 0, context);
  return days.some(
    ({ date, intervals }) =>
      date === asked.date &&
      intervals.some(
        ({ interval: { from, to } }) => from === asked.interval.from && to === asked.interval.to,
      ),
  );
};
