import { z } from 'zod';
import type { ShippingGroupType } from '../cart/cart.ts';
import type { ReceivingMethod } from '../cart/methods.ts';
import { giftCardDesigns } from '../gift-cards/limits.ts';
import { Day, Minor, Moment } from '../values.ts';

/** How the day of an order has changed (ORD-12). */
export const dateChanges = ['delayed', 'complectDateChanged', 'deliveryDateChanged'] as const;

/** What an order is of: goods, or a gift card that is sent. */
export const orderKinds = ['goods', 'giftCard'] as const;

/** What happens to an order besides its statuses. */
export const orderMarks = ['dateChanged', 'extended', 'refused', 'returned'] as const;

/** What an order shows of its receipts. */
export const ReceiptMark = z.object({
  id: z.string(),
  kind: z.enum(['sale', 'refund']),
  date: Moment,
  total: Minor,
});
export type ReceiptMark = z.infer<typeof ReceiptMark>;

/** A gift card that was ordered, as its buyer sees it: never its number or PIN. */
export const OrderedGiftCard = z.object({
  /** The group that it is placed in (GIFT-27): nothing of it is collected or brought. */
  shippingGroup: z.object({
    type: z.literal('gift_card' satisfies ShippingGroupType),
    receivingMethod: z.literal('gift_card' satisfies ReceivingMethod),
  }),
  design: z.enum(giftCardDesigns),
  sum: Minor,
  /** To whom it is sent: an e-mail address or a phone. */
  receiver: z.string(),
  greeting: z.string(),
  text: z.string(),
  signature: z.string(),
  /** Moment at which it is sent, with the offset of the zone in which it was chosen; null as soon as it is paid. */
  sendAt: Moment.nullable(),
  sentAt: Moment.nullable(),
});
export type OrderedGiftCard = z.infer<typeof OrderedGiftCard>;

/** What became of an order on its way (ORD-05, ORD-12 to ORD-14). */
export const orderProgress = {
  kind: z.enum(orderKinds),
  totalDeliveryCost: Minor,
  couponList: z.array(z.string()),
  /** Where in the shop it is handed over. */
  inStoreLocation: z.string().nullable(),
  receivingDate: Moment.nullable(),
  /** The days by which its storage was extended, and the last one. */
  extensionPeriod: z.object({ days: z.int(), until: Day }).nullable(),
  /** The last change of its day, with the day that was promised before. */
  dateChange: z.object({ kind: z.enum(dateChanges), previous: Day }).nullable(),
  /** When it came to each status that it has had, oldest first. */
  events: z.array(z.object({ status: z.string(), date: Moment })),
  receipts: z.array(ReceiptMark),
  /** What gift cards pay of it. */
  giftCardAmount: Minor,
  giftCard: OrderedGiftCard.nullable(),
};
