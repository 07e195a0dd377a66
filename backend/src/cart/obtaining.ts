import type { DeliveryVariants } from '@rukav/contract/cart/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import {
  courierDays as daysOf,
  courierIntervals,
  courierPrice,
  isDeliveredTo,
  pickupDay,
} from '../delivery/index.ts';
import type { CountryCity } from '../geography/index.ts';
import { warehouse } from './allocation.ts';
import type { CartContext } from './cart-context.ts';

/** What collecting something in a shop costs. */
export const pickupPrice = 0;

/** Whether couriers go to a city, if there is such a one. */
export const couriersGoTo = (city: CountryCity | undefined): city is CountryCity =>
  city !== undefined && isDeliveredTo(city);

/** The day from which pieces that come from some places can be collected at a point. */
export const pickupDayAt = (
  { workHours }: Pick<PickupPoint, 'workHours'>,
  city: CountryCity,
  places: Iterable<string>,
  now: Date,
): string => pickupDay({ workHours, city, isAllThere: ![...places].includes(warehouse) }, now);

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

/** Whether a courier still comes on a day, at its hours. */
export const isOffered = (
  city: CountryCity,
  asked: { date: string; interval: { from: string; to: string } },
  { now }: Pick<CartContext, 'now'>,
): boolean =>
  daysOf(city, now).includes(asked.date) &&
  courierIntervals.some(({ from, to }) => from === asked.interval.from && to === asked.interval.to);
