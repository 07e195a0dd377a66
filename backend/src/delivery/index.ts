import { createCityRepository } from '../geography/index.ts';
import type { Subject } from '../kernel.ts';
import { createPointRepository } from '../points/index.ts';
import { getDeliveryTermsHandler } from './get-delivery-terms.ts';

export {
  courierDays,
  courierFee,
  courierIntervals,
  courierPrice,
  daysOnTheRoad,
  firstCourierDay,
  isDeliveredTo,
} from './courier.ts';
export type { DeliveryCity } from './courier.ts';
export { addDays, localTime } from './local-time.ts';
export { keptUntil, openUntil, pickupDay } from './pickup.ts';
export type { WorkDay } from './pickup.ts';

/** What bringing goods costs and how long it takes. */
export const delivery: Subject = {
  name: 'delivery',
  routes: ({ db }) => [
    getDeliveryTermsHandler({ cities: createCityRepository(db), points: createPointRepository(db) }),
  ],
};
