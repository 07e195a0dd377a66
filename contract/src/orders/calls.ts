import { call } from '../call.ts';
import type * as partner from './partner.ts';
import type * as receipts from './receipts.ts';
import type * as schemas from './schemas.ts';

/** An order of nobody who is here: `auth_required` for a guest, `order_not_found` for an account. */
export const getOrder = call<typeof schemas.GetOrder>()({
  base: 'v3',
  method: 'GET',
  path: '/order/{id}',
  refusals: { order_not_found: 404, auth_required: 401 },
});

/** Legacy: an order by its number in the query; refusals are those of `getOrder`. */
export const legacyOrder = call<typeof schemas.LegacyOrder>()({
  base: 'legacy',
  method: 'GET',
  path: '/order',
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

/** Keeps an order in its shop for three more days, once (ORD-24, ORD-25, ERR-048). */
export const extendStorage = call<typeof schemas.ExtendStorage>()({
  base: 'v3',
  method: 'POST',
  path: '/order/{id}/extend-storage-date',
  refusals: { order_not_found: 404, extension_not_allowed: 409 },
});

/** A receipt of nobody who is here: as an order. */
export const getReceipt = call<typeof receipts.GetReceipt>()({
  base: 'v3',
  method: 'GET',
  path: '/receipt/{id}',
  refusals: { receipt_not_found: 404, auth_required: 401 },
});

/** The same receipt as a file to be kept; refused as `getReceipt` is. */
export const getReceiptPdf = call<typeof receipts.GetReceiptPdf>()({
  base: 'v3',
  method: 'GET',
  path: '/receipt/{id}/pdf',
  answers: 'pdf',
  refusals: { receipt_not_found: 404, auth_required: 401 },
});

/**
 * A retailer's system moves an order on; signed. Refuses what the table of statuses does not have (`docs/operations.md`),
 * with its `reason` in the parameters.
 */
export const moveOrder = call<typeof partner.MoveOrder>()({
  base: 'v3',
  method: 'POST',
  path: '/partner/orders/{number}/status',
  refusals: {
    signature_invalid: 401,
    order_not_found: 404,
    status_not_allowed: 409,
    line_state_not_allowed: 409,
    line_not_found: 422,
  },
});
