import { createCityRepository } from '../geography/index.ts';
import type { Subject } from '../kernel.ts';
import {
  getDeliveryTermsAtHandler,
  getDeliveryTermsHandler,
  getDeliveryTermsOfCityHandler,
} from './get-delivery-terms.ts';
import { createTerms } from './terms.ts';

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
export { expressDay, expressPrice } from './express.ts';
export {
  addDays,
  addYears,
  lastDayOf,
  localTime,
  startOfDay,
  startOfToday,
  storeMoment,
  storeZones,
} from './local-time.ts';
export { keptByPartnerUntil, partnerDay, partnerPrice, type PartnerType } from './partner.ts';
export { keptUntil, pickupDay } from './pickup.ts';
export type { WorkDay } from './pickup.ts';
export { isInReach } from './reach.ts';

/** What bringing goods costs and how long it takes. */
export const delivery: Subject = {
  name: 'delivery',
  routes: ({ db, flags }) => {
    const parts = { cities: createCityRepository(db), terms: createTerms(db, flags) };
    return [
      getDeliveryTermsHandler(parts),
      getDeliveryTermsOfCityHandler(parts),
      getDeliveryTermsAtHandler(parts),
    ];
  },
};
