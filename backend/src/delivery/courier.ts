import type { Currency } from '@rukav/contract';
import { courierFees, freeDeliveryFrom, limits } from '@rukav/contract/limits.ts';
import { addDays, localTime } from './local-time.ts';

/** What the rules need to know of a city. */
export interface DeliveryCity {
  id: number;
  population: number;
  timeZone: string;
}

/** Hours in which a courier comes. */
export const courierIntervals = [
  { from: '10:00', to: '14:00' },
  { from: '14:00', to: '18:00' },
  { from: '18:00', to: '22:00' },
] as const;

/** Cities with a warehouse of ours: Moscow, Saint Petersburg, Almaty, Astana. */
const warehouseCities = new Set([524901, 498817, 1526384, 1526273]);

/** Couriers go to towns of this size and larger. */
const smallestTown = 15_000;

/** Orders of this hour and later leave a day later. */
const lastHour = '18:00';

/** Days that can be chosen from. */
const choiceOfDays = 7;

/** Whether couriers go to a city. */
export const isDeliveredTo = ({ population }: Pick<DeliveryCity, 'population'>) => population >= smallestTown;

/** Days on the road: next day from a warehouse, longer the smaller the city. */
export function daysOnTheRoad({ id, population }: Pick<DeliveryCity, 'id' | 'population'>): number {
  if (warehouseCities.has(id)) return limits.roadDays.least;
  if (population >= 900_000) return 2;
  return population >= 200_000 ? 3 : limits.roadDays.most;
}

/** What a courier costs before anything is free, in minor units. */
export const courierFee = (currency: Currency): number => courierFees[currency];

/** What a courier costs for goods of this sum: nothing from the threshold on. Minor units. */
export const courierPrice = (subtotal: number, currency: Currency) =>
  subtotal >= freeDeliveryFrom[currency] ? 0 : courierFees[currency];

/** The first day on which a courier can come. */
export function firstCourierDay(city: DeliveryCity, now: Date): string {
  const { day, time } = localTime(now, city.timeZone);
  return addDays(day, daysOnTheRoad(city) + (time >= lastHour ? 1 : 0));
}

/** The days that can be chosen, first one first; none where couriers do not go. */
export function courierDays(city: DeliveryCity, now: Date): string[] {
  if (!isDeliveredTo(city)) return [];
  const first = firstCourierDay(city, now);
  return Array.from({ length: choiceOfDays }, (_, later) => addDays(first, later));
}
