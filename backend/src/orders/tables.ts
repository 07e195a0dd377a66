import type { ColumnType, Generated } from 'kysely';
import type { Country, Currency, Locale } from '@rukav/contract';
import type { DeliveryAddress } from '@rukav/contract/cart/address.ts';
import type { CartLine } from '@rukav/contract/cart/schemas.ts';
import type { BothLanguages } from '../cart/index.ts';
import type { orderMarks } from '@rukav/contract/orders/progress.ts';
import type { Receipt } from '@rukav/contract/orders/receipts.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';

export interface OrdersTables {
  placed_order: PlacedOrderTable;
  order_line: OrderLineTable;
  order_reservation: OrderReservationTable;
  order_sale: OrderReservationTable;
  order_event: OrderEventTable;
  order_receipt: OrderReceiptTable;
}

type Json<Value> = ColumnType<Value, string, string>;

/** An order as it was agreed. Amounts in minor units. */
export interface PlacedOrderTable {
  number: string;
  /** Null for a gift card that a guest buys. */
  account_id: string | null;
  /** The guest's session that made it; null when its maker was signed in. */
  session_id: string | null;
  /** Null for what was not bought from a cart. */
  cart_id: string | null;
  kind: Generated<Order['kind']>;
  status: Order['status'];
  country: Country;
  currency: Currency;
  /** What its letters are written in. */
  locale: Locale;
  subtotal: number;
  delivery_amount: number;
  total: number;
  obtaining_method: Order['obtainingMethod'];
  payment_method: Order['paymentMethod'];
  full_name: string;
  phone: string;
  email: string;
  comment: string;
  city_id: number;
  address: ColumnType<DeliveryAddress | null, string | null, string | null>;
  point_id: string | null;
  delivery_date: string | null;
  interval_from: string | null;
  interval_to: string | null;
  fitting: Generated<boolean>;
  /** First and last day on which a pickup can be collected. */
  storage_from: string | null;
  storage_to: string | null;
  /** When its maker proved the phone: at once for a member, later or never (null) for a guest. */
  proven_at: Date | null;
  /** When its owner asked to cancel it. */
  cancel_requested_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** A code of `cancel-reasons.ts`. */
  cancel_reason: ColumnType<string | null, string | null | undefined, string | null>;
  cancel_comment: Generated<string>;
  /** The secret of its payment link. */
  pay_key: Generated<string>;
  /** When it is cancelled unless it has been paid; null where it is paid on receipt. */
  pay_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What was paid before receipt, less what went back: the sum of its ledger. Only `payments` writes it. */
  paid: Generated<number>;
  /** What the store's till took when it was handed over: what was not paid by then. */
  taken_at_till: Generated<number>;
  /** When nothing was left to be paid for the first time. */
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Promo codes that counted. */
  coupons: ColumnType<string[], string | undefined, string>;
  in_store_location: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last change of its day, and the day before it. */
  date_change: ColumnType<DateChange | null, DateChange | null | undefined, DateChange | null>;
  date_before: ColumnType<string | null, string | null | undefined, string | null>;
  received_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its storage was extended. */
  extended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What gift cards pay of it. Only `gift-cards` writes it. */
  gift_card_amount: Generated<number>;
  /** Bonuses that pay for it. Only the ledger of `loyalty` writes it. */
  bonuses_used: Generated<number>;
  /** The number of the last change that the retailer's system has made; 0 before the first. */
  partner_sequence: Generated<number>;
  created_at: Date;
}

type DateChange = NonNullable<Order['dateChange']>['kind'];

/** What happens to an order after it was placed, in the order in which it did. */
export interface OrderEventTable {
  id: Generated<number>;
  order_number: string;
  kind: Order['status'] | (typeof orderMarks)[number];
  made_at: Date;
  /** When its owner was told; null: not yet. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A receipt (54-FZ) of the store's till, or of the till of a payment's provider. Amounts in minor units. */
export interface OrderReceiptTable {
  id: Generated<string>;
  order_number: string;
  /** The payment that it is for; null where the store's own till has printed it. */
  payment_id: ColumnType<string | null, string | null | undefined, never>;
  kind: Receipt['kind'];
  lines: Json<Receipt['lines']>;
  payments: Json<Receipt['payments']>;
  total: number;
  storage: string;
  document: string;
  sign: string;
  made_at: Date;
}

/** Some pieces of one size, as they were sold: what the catalogue says later changes nothing here. */
export interface OrderLineTable {
  order_number: string;
  position: number;
  sku_id: string;
  product_id: string;
  name: Json<BothLanguages>;
  color: Json<BothLanguages>;
  size: string;
  url: string;
  picture: Json<{ code: string; alt: BothLanguages; colour: string }>;
  quantity: number;
  /** For one piece. */
  catalog_price: number;
  price: number;
  discounts: Json<CartLine['discounts']>;
  state: Generated<'added' | 'cancelled' | 'refused' | 'returned'>;
}

/**
 * Stock locations of an order's pieces: `stock.reserved` is the sum of these rows. `order_sale` has the same of pieces that were
 * handed over, less those that came back.
 */
export interface OrderReservationTable {
  order_number: string;
  sku_id: string;
  place_id: string;
  quantity: number;
}
