import { z } from 'zod';
import { LocationLevel, PickupPoint } from '../geography/schemas.ts';
import { limits } from '../limits.ts';
import { OrderComment } from '../fields/texts.ts';
import { CityId, Day, Email, FullName, GeoPoint, Id, Minor, Phone } from '../values.ts';
import { DeliveryAddress } from './address.ts';
import { CartReply, Interval, PaymentMethod } from './cart.ts';
import { deliveryKinds, methodNames } from './methods.ts';
import { PromoText } from './promo.ts';
import { OrderSummary } from './summary.ts';

export * from './cart.ts';
export * from './promo.ts';
export * from './summary.ts';

/**
 * What became of a cart that was seen and is not the visitor's any more: thrown away for another one, ordered, its lines gone
 * over into another, or not known.
 */
export const goneStates = ['cancelled', 'issued', 'left', 'not_found'] as const;
export type GoneState = (typeof goneStates)[number];

/** `seen` is the id of the cart that the asker shows; `gone` is there where that is not the cart of the answer. */
export const GetCart = {
  query: z.object({ seen: Id.optional() }),
  response: CartReply.extend({ gone: z.enum(goneStates).optional() }),
};

const LineIds = z.array(Id).min(1).max(limits.cartPieces);

/** Up to 50 pieces of one product; prices come back in minor units of the session's currency (API-004). */
export const AddProducts = {
  body: z.object({
    items: z
      .array(z.object({ skuId: Id, quantity: z.int().min(1).max(50) }))
      .min(1)
      .max(50),
    shippingGroupId: Id.optional(),
    storeId: z.string().max(64).optional(),
    pvz: z.string().max(64).optional(),
    repeatOrder: z.boolean().default(false),
  }),
  response: CartReply,
};

/** Puts another size or colour of the same model in the place of one: of the named pieces, or of all that the cart has. */
export const UpdateProducts = {
  body: z.object({ sourceSkuId: Id, targetSkuId: Id, lineIds: LineIds.optional() }),
  response: CartReply,
};

/** Deletes the named lines; with `sku`, the last `quantity` pieces of it, or all when no quantity is given. */
export const DeleteProducts = {
  body: z.union([
    z.object({ lineIds: LineIds, sku: z.undefined().optional() }),
    z.object({
      lineIds: z.undefined().optional(),
      sku: z.object({ skuId: Id, quantity: z.int().min(1).max(50).optional() }),
    }),
  ]),
  response: CartReply,
};

/** How some lines are obtained, by any name that the way has; what is collected names its point. */
export const SetShippingGroup = {
  body: z.object({
    lineIds: LineIds,
    shippingGroupType: z.enum(methodNames),
    pickupId: z
      .string()
      .regex(/^[a-z0-9]+$/)
      .optional(),
    cityId: z.int().positive(),
  }),
  response: CartReply,
};

/** Who receives the order; the name exactly as in the passport. `token` proves the phone, where one is at hand. */
export const SetContact = {
  body: z.object({ fullName: FullName, phone: Phone, email: Email, token: z.string().max(200).optional() }),
  response: CartReply,
};

/** Where and when a courier brings some lines. */
export const SetDelivery = {
  body: z.object({
    lineIds: LineIds,
    address: DeliveryAddress,
    date: Day,
    interval: Interval,
    kind: z.enum(deliveryKinds).default('delivery'),
    /** Whether the courier waits while things are tried on: up to 15 minutes, free of charge, never by express. */
    fitting: z.boolean().default(false),
    comment: z._default(OrderComment, ''),
  }),
  response: CartReply,
};

export const SetComment = {
  body: z.object({ shippingGroupId: Id, comment: OrderComment }),
  response: CartReply,
};

export const SetPaymentMethod = { body: z.object({ paymentMethod: PaymentMethod }), response: CartReply };

/** Kinds of points: one of those that are named has to fit. */
export const pointKinds = ['shops', 'pickup_points', 'parcel_lockers', 'post_offices'] as const;
/** What a list of points can be narrowed by: its kinds, and what all that are left must have. */
export const pointFilters = [
  ...pointKinds,
  'has_fitting',
  'card_only',
  'no_prepayment',
  'no_qr_code',
] as const;

/** A point with what of the lines it has: now, or brought from elsewhere by `availableFrom`. */
export const StoreWithCommunication = z.object({
  point: PickupPoint,
  availableLineIds: z.array(Id),
  unavailableLineIds: z.array(Id),
  /** Those of the available lines that hang in the shop itself; the others come from the warehouse. */
  hereLineIds: z.array(Id),
  /** The day from which all available lines can be collected. */
  availableFrom: Day,
  /** The day from which those that hang in the shop can be collected, when nothing else is. */
  hereFrom: Day,
  /** What all available lines cost there. */
  price: Minor,
  /** What fewer lines cost there, below the sum from which it is free. */
  fee: Minor,
});
export type StoreWithCommunication = z.infer<typeof StoreWithCommunication>;

/** Shops and partners' points of a city, those with the most of the lines first. One that does not sell now has none. */
export const GetStoresWithCommunications = {
  body: z.object({ lineIds: LineIds, cityId: CityId, filters: z.array(z.enum(pointFilters)).default([]) }),
  response: z.object({ stores: z.array(StoreWithCommunication) }),
};

/** Days and hours at which a courier of the kind that `filter` names can come, with the price of each. */
export const GetDeliveryVariants = {
  query: z.object({
    lineIds: z.string().max(20_000),
    cityId: CityId,
    filter: z.enum(deliveryKinds).default('delivery'),
  }),
  response: z.object({
    days: z.array(
      z.object({ date: Day, intervals: z.array(z.object({ interval: Interval, price: Minor })) }),
    ),
    unavailableLineIds: z.array(Id),
  }),
};
export type DeliveryVariants = z.infer<typeof GetDeliveryVariants.response>;

/** Ways of getting things: a post office is a point of its own kind, express has couriers of its own. */
export const channelTypes = ['pickup', 'thirdparty', 'post', 'delivery', 'express_delivery'] as const;

/** Which methods the lines can be obtained by in the session's city. Express is left out where it is switched off. */
export const GetShippingChannels = {
  query: z.object({ lineIds: z.string().max(20_000).optional() }),
  response: z.object({
    channels: z.array(
      z.object({
        type: z.enum(channelTypes),
        isAvailable: z.boolean(),
        price: Minor.nullable(),
        from: Day.nullable(),
        pointCount: z.int().nullable(),
      }),
    ),
    /** The lines that the warehouse has: a courier brings them, or they are brought to a shop. */
    warehouseLineIds: z.array(Id),
    /** The lines that hang in shops of the city which express is collected from. */
    expressLineIds: z.array(Id),
  }),
};

/** The address of the visitor's last delivery, if there was one. */
export const GetProposedAddress = { response: z.object({ address: DeliveryAddress.nullable() }) };

const PointId = z.string().regex(/^[a-z0-9]+$/);

export const ObtainPoint = {
  query: z.object({ id: PointId }),
  response: z.object({ point: PickupPoint }),
};

/** Points of the same city that have all of the lines, nearest to the one that is named first, ten at most. */
export const AlternativePickup = {
  body: z.object({ lineIds: LineIds, pickupId: PointId }),
  response: z.object({ stores: z.array(StoreWithCommunication) }),
};
/** How many pieces of a size the cart is to hold. */
export const SetCartItem = {
  body: z.object({ skuId: Id, quantity: z.int().min(0).max(50) }),
  response: CartReply,
};
export const Recalculate = { response: CartReply };

export const AddPromo = { body: z.object({ promo: PromoText }), response: CartReply };
export const DeletePromo = { body: z.object({ promo: PromoText }), response: CartReply };

/** `apply` false declines all promotions of the shop. */
export const SetPromotions = { body: z.object({ apply: z.boolean() }), response: CartReply };

/** `apply` true pays with as many bonuses as may be. */
export const SetBonuses = { body: z.object({ apply: z.boolean() }), response: CartReply };

/** Where the shopper is, as exactly as is known. */
export const SetLocation = {
  body: z.object({
    locationLevel: LocationLevel,
    geoPoint: GeoPoint,
    cityId: z.int().positive(),
  }),
  response: CartReply,
};

/** Joins saved carts into the current one: `ids` to add, none to keep only the new one. */
export const MergeCarts = {
  body: z.object({ ids: z.array(Id).max(10), isCartPage: z.boolean().default(false) }),
  response: CartReply.extend({ merged: z.boolean(), leftOut: z.int() }),
};

/**
 * Makes orders of the cart, one a shipping group, exactly as it was shown: `version` is the cart's, `shown` what stood on
 * screen. Where either differs, nothing is ordered, and the refusal names every change (`changesIn`). Needs the header
 * `Idempotency-Key`; the same key gives the same orders. The first two agreements are required by law, each by itself.
 */
export const Checkout = {
  body: z.object({
    version: z.int(),
    shown: OrderSummary,
    agreement: z.object({
      rules: z.literal(true),
      personalData: z.literal(true),
      mailing: z.boolean().default(false),
    }),
  }),
  response: z.object({
    orderNumbers: z.array(z.string()).min(1),
    /**
     * Whether an account waits under the phone of a guest: true of every guest's order, whether it was made now or was there
     * before, so that nobody learns whose phone has one.
     */
    accountCreated: z.boolean(),
  }),
};
