import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** An order of nobody who is here: `auth_required` for a guest, `order_not_found` for an account. */
export const getOrder = call<typeof schemas.GetOrder>()({
  base: 'v3',
  method: 'GET',
  path: '/order/{id}',
  refusals: { order_not_found: 404, auth_required: 401 },
});

export const getOrders = call<typeof schemas.GetOrders>()({
  base: 'v3',
  method: 'GET',
  path: '/orders',
  who: 'member',
  refusals: {},
});

/** Why an order may be cancelled; each reason that needs a word of one's own says so. */
export const getCancelReasons = call<typeof schemas.GetCancelReasons>()({
  base: 'v3',
  method: 'GET',
  path: '/orders/cancel-reasons',
  refusals: {},
});

/** The refusals of order-cancel (ERR-041 to ERR-046); the seventh, `unexpected`, is common to all calls. */
export const cancelOrder = call<typeof schemas.CancelOrder>()({
  base: 'v3',
  method: 'POST',
  path: '/order/{id}/cancel',
  refusals: {
    request_incomplete: 422,
    invalid_request: 422,
    order_not_found: 404,
    database_error: 422,
    order_system_unavailable: 503,
    cancel_not_allowed: 409,
  },
});
