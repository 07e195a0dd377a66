import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getOrder = call<typeof schemas.GetOrder>()({
  base: 'v3',
  method: 'GET',
  path: '/order/{id}',
  refusals: ['order_not_found'],
});

export const getOrders = call<typeof schemas.GetOrders>()({
  base: 'v3',
  method: 'GET',
  path: '/orders',
  refusals: ['auth_required'],
});
