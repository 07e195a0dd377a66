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
