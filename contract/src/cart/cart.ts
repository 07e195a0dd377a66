import { z } from 'zod';
import { LocationLevel, PickupPoint } from '../geography/schemas.ts';
import { PaymentMethod, PaymentOption } from '../payments/schemas.ts';
import { Picture } from '../picture.ts';
import { Country, Currency, Day, GeoPoint, Id, Minor, Moment } from '../values.ts';
import { giftCardDesigns } from '../gift-cards/limits.ts';
import { DeliveryAddress } from './address.ts';
import { Interval } from './interval.ts';
import { receivingMethods } from './methods.ts';
import { AppliedPromo, CartPromotions } from './promo.ts';

export const shippingGroupTypes = [
  'delivery',
  'pickup',
  'thirdparty',
  'express_delivery',
  'unallocated',
  'soldout',
  'gift_card',
] as const;
export const ShippingGroupType = z.enum(shippingGroupTypes);
export type ShippingGroupType = z.infer<typeof ShippingGroupType>;

export const discountTypes = ['PROMO', 'ROUND', 'BONUS', 'WARE_DISCOUNT', 'WARE_PERCENT_DISCOUNT'] as const;

export { paymentMethods } from '../payments/methods.ts';
export { PaymentMethod } from '../payments/schemas.ts';
export { Interval } from './interval.ts';

/** Some pieces of one size: one id a piece, oldest first (CART-10, CART-25). Amounts are for one piece. */
export const CartLine = z.object({
  lineIds: z.array(Id).min(1),
  productId: Id,
  skuId: Id,
  wareId: z.string(),
  shippingGroupId: Id,
  quantity: z.int().min(1),
  pricePerItem: Minor,
  /** What it cost when it was added, when that was another price. */
  priceWhenAdded: Minor.nullable(),
  catalogPrice: Minor,
  discounts: z.array(z.object({ type: z.enum(discountTypes), amount: Minor })),
  appliedActions: z.array(z.string()),
  employeeNumber: z.string().optional(),
  isSoldOut: z.boolean(),
  /** Whether a sold-out line can be had in another city of the cart's country. */
  isInOtherCities: z.boolean(),
  isLastSize: z.boolean(),
});
export type CartLine = z.infer<typeof CartLine>;

/** Lines that are obtained together. A pickup group names its shop, a delivery group its address, day and hours. */
export const ShippingGroup = z.object({
  id: Id,
  type: ShippingGroupType,
  /** How it is received; null for what waits for a way, and for what is sold out. */
  receivingMethod: z.enum(receivingMethods).nullable(),
  pickupId: z.string().nullable(),
  point: PickupPoint.nullable(),
  cityId: z.int().nullable(),
  address: DeliveryAddress.nullable(),
  /** The day on which a courier comes. */
  date: Day.nullable(),
  interval: Interval.nullable(),
  /** The first day on which the lines can be collected at the point; null where a courier brings them. */
  availableFrom: Day.nullable(),
  /** Whether the courier waits while things are tried on. */
  fitting: z.boolean(),
  comment: z.string(),
  /** Null until it is known. */
  price: Minor.nullable(),
  subtotal: Minor,
});
export type ShippingGroup = z.infer<typeof ShippingGroup>;

/** What a line draws: kept by sku beside the lines. */
export const CartProduct = z.object({
  skuId: Id,
  productId: Id,
  name: z.string(),
  /** Path in the store: `/product/{name}/{id}`. A product card holds only what is below `/product`. */
  url: z.string(),
  picture: Picture,
  size: z.string(),
  color: z.string(),
  availableQuantity: z.int(),
  addedOn: z.iso.datetime({ offset: true }),
  /** The sizes it can be changed to. */
  sizes: z.array(z.object({ skuId: Id, size: z.string(), isAvailable: z.boolean() })),
  /** The colours in which the model has this size, this one among them. */
  colors: z.array(z.object({ skuId: Id, color: z.string(), isAvailable: z.boolean() })),
});
export type CartProduct = z.infer<typeof CartProduct>;

export const Contact = z.object({ fullName: z.string(), phone: z.string(), email: z.string() });

/** A gift card that is about to be bought. It lies in a group of its own; one of another country's currency is sold out here. */
export const CartGiftCard = z.object({
  id: Id,
  shippingGroupId: Id,
  design: z.enum(giftCardDesigns),
  sum: Minor,
  currency: Currency,
  /** The mailbox or the phone that it goes to. */
  receiver: z.string(),
  greeting: z.string(),
  /** With the offset of the zone in which it was chosen. Null: as soon as it is paid. */
  sendAt: Moment.nullable(),
  isSoldOut: z.boolean(),
});
export type CartGiftCard = z.infer<typeof CartGiftCard>;

/** Bonuses of a member in the cart; a guest has none. */
export const CartBonuses = z.object({
  applied: z.boolean(),
  /** How many pay for the cart. */
  used: z.int(),
  balance: z.int(),
  /** How many could pay for it, without promotions. */
  most: z.int(),
  /** What one is worth. */
  worth: Minor,
});

export const Totals = z.object({
  /** Goods at their catalogue price. */
  catalog: Minor,
  discount: Minor,
  /** Goods as they are sold. */
  subtotal: Minor,
  /** Gift cards, which nothing makes cheaper. */
  giftCards: Minor,
  /** Null until every group has its method. */
  delivery: Minor.nullable(),
  total: Minor,
  freeDeliveryFrom: Minor,
});

/** The cart, version 3. `version` grows with every change; an order is made of the version that was seen. */
export const Cart = z.object({
  id: Id.nullable(),
  version: z.int(),
  country: Country,
  currency: Currency,
  lines: z.array(CartLine),
  giftCards: z.array(CartGiftCard),
  shippingGroups: z.array(ShippingGroup),
  contact: Contact.nullable(),
  /** Where the shopper is, once `POST /cart/location` has said so. */
  userLocation: z.object({ locationLevel: LocationLevel, geoPoint: GeoPoint }).nullable(),
  paymentMethod: PaymentMethod.nullable(),
  /** The ways to pay that are possible now. */
  paymentMethods: z.array(PaymentMethod),
  /** Every way to pay of the country, with why one is not possible. */
  paymentOptions: z.array(PaymentOption),
  productCount: z.int(),
  promoCodes: z.array(AppliedPromo),
  promotions: CartPromotions,
  bonuses: CartBonuses,
  /** Ids of the offered promotions that cannot be applied to this cart, because a code does not go with them. */
  forbiddenPromotions: z.array(Id),
  totals: Totals,
});
export type Cart = z.infer<typeof Cart>;

export const CartReply = z.object({ cart: Cart, cartProducts: z.record(z.string(), CartProduct) });
export type CartReply = z.infer<typeof CartReply>;
