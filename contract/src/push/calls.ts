import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** Whether notifications in the browser are offered, and whether this device gets them. */
export const getPush = call<typeof schemas.GetPush>()({
  base: 'v3',
  method: 'GET',
  path: '/account/push',
  who: 'member',
  refusals: {},
});

/** Has the member's notifications sent to this device, in the place of where they were sent from it before. */
export const subscribePush = call<typeof schemas.SubscribePush>()({
  base: 'v3',
  method: 'POST',
  path: '/account/push',
  who: 'member',
  refusals: { push_unavailable: 403, push_service_unknown: 409 },
});

/** Sends no more notifications to this device. */
export const unsubscribePush = call<typeof schemas.UnsubscribePush>()({
  base: 'v3',
  method: 'DELETE',
  path: '/account/push',
  who: 'member',
  refusals: {},
});
