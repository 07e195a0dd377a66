import { z } from 'zod';
import { optionalText } from '../fields/texts.ts';
import { DeliveryAddress } from '../cart/address.ts';
import { obtainingMethods } from '../cart/methods.ts';
import { discountTypes, Interval, PaymentMethod } from '../cart/schemas.ts';
import { PickupPoint } from '../geography/schemas.ts';
import { limits } from '../limits.ts';
import { Acquiring, PaymentState } from '../payments/schemas.ts';
import { Picture } from '../picture.ts';
import { orderPeriods } from './filters.ts';
import { orderKinds, orderProgress } from './progress.ts';
import { Currency, Day, Id, Minor, Moment } from '../values.ts';

export const orderStatuses = [
  'processing',
  'collect',
  'delivered',
  'deliveredToStore',
  'waitingInStore',
  'complete',
  'cancelled',
  'underway',
] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

export { obtainingMethods } from '../cart/methods.ts';

/** A row of an order; amounts for one piece but `sum`. */
export const OrderLine = z.object({
  skuId: Id,
  product: z.string(),
  /** Path in the store, as in a cart: `/product/{name}/{id}`. */
  url: z.string(),
  color: z.string(),
  size: z.string(),
  price: Minor,
  quantity: z.int().min(1),
  discounts: z.array(z.object({ type: z.enum(discountTypes), amount: Minor })),
  discount: Minor,
  sum: Minor,
  /** Drawn at 200x250. */
  picture: Picture,
});
export type OrderLine = z.infer<typeof OrderLine>;

/** An order as its owner sees it (ORD-05). Times are ISO 8601 with offset, amounts minor units. */
export const Order = z.object({
  ...orderProgress,
  orderNumber: z.string(),
  date: Moment,
  status: OrderStatus,
  currency: Currency,
  subtotal: Minor,
  deliveryAmount: Minor,
  totalCost: Minor,
  totalBonusesUsed: z.int(),
  obtainingMethod: z.enum(obtainingMethods),
  paymentMethod: PaymentMethod,
  payment: z.object({
    type: z.enum(['online', 'inStore']),
    state: PaymentState,
    paid: Minor,
    /** What is missing of an order that has been paid in part; nothing where nothing was paid. */
    underpaid: Minor,
    overpaid: Minor,
    /** When an order that has to be paid ahead is cancelled; null once it is paid. */
    payUntil: Moment.nullable(),
  }),
  /** What was paid by whom, oldest first. */
  payments: z.array(z.object({ acquiring: Acquiring, amount: Minor, refunded: Minor, date: Moment })),
  recipient: z.object({ fullName: z.string(), phone: z.string(), email: z.string() }),
  comment: z.string(),
  cityName: z.string(),
  deliveryAddress: DeliveryAddress.nullable(),
  point: PickupPoint.nullable(),
  deliveryDate: Day.nullable(),
  deliveryInterval: Interval.nullable(),
  /** Whether the courier waits while things are tried on. */
  fitting: z.boolean(),
  /** The day from which a pickup can be collected and the last day it is kept. */
  storagePeriod: z.object({ from: Day, to: Day }).nullable(),
  /** Whether its owner has asked to cancel it: it is shown as such until it is cancelled. */
  isCancelRequested: z.boolean(),
  cancelReason: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** What its owner can do with it now. */
  actions: z.object({ cancel: z.boolean(), repeat: z.boolean(), extend: z.boolean(), pay: z.boolean() }),
  productGroups: z.object({
    added: z.array(OrderLine),
    cancelled: z.array(OrderLine),
    refused: z.array(OrderLine),
    returned: z.array(OrderLine),
  }),
});
export type Order = z.infer<typeof Order>;

const OrderNumber = z.object({ id: z.string().regex(/^[A-Z0-9-]{6,24}$/) });

/**
 * One's own order: by the account, or by the session that made it as a guest. An account reads an order that a guest made
 * on its phone without recipient and address until the phone is proven where the order was made. Nobody signed in and not
 * the order's session: `auth_required`. `accountCreated` as in the answer to checkout, until the phone is proven.
 */
export const GetOrder = {
  params: OrderNumber,
  response: z.object({ order: Order, accountCreated: z.boolean() }),
};

export const LegacyOrder = {
  query: z.object({ number: OrderNumber.shape.id }),
  response: GetOrder.response,
};

/**
 * Own orders, newest first; `current` are those that still change, `receipt` those that have receipts. `status`, `kind` and
 * `period` narrow the list; a status that does not belong to `state` finds nothing.
 */
export const GetOrders = {
  query: z.object({
    type: z.enum(['order', 'receipt']).default('order'),
    state: z.enum(['current', 'history']).default('current'),
    pageNumber: z.coerce.number().int().min(0).max(500).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    withReceipts: z.stringbool().default(false),
    status: OrderStatus.optional(),
    kind: z.enum(orderKinds).optional(),
    /** Up to now, as many days back as `periodDays` says. */
    period: z.enum(orderPeriods).optional(),
  }),
  response: z.object({ orders: z.array(Order), totalCount: z.int(), pageNumber: z.int() }),
};

/** Reasons in the order in which they are offered; one with `needsComment` is nothing without a word of one's own. */
export const GetCancelReasons = {
  response: z.object({
    reasons: z.array(z.object({ code: z.string(), name: z.string(), needsComment: z.boolean() })),
  }),
};
export type CancelReason = z.infer<typeof GetCancelReasons.response>['reasons'][number];

/** Asks to cancel one's own order. Once asked, asking again changes nothing. */
export const CancelOrder = {
  params: OrderNumber,
  body: z.object({
    cancelReasonCode: z.string().max(64),
    comment: z._default(optionalText(limits.cancelComment), ''),
  }),
  response: z.object({ order: Order }),
};

/** Extends the storage of one's own order; the answer says until when. */
export const ExtendStorage = { params: OrderNumber, response: z.object({ order: Order }) };
