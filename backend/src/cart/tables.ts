import type { ColumnType, Generated } from 'kysely';
import type { Country, Currency } from '@rukav/contract';
import type { DeliveryAddress } from '@rukav/contract/cart/address.ts';
import type { ChosenGroupType } from '@rukav/contract/cart/methods.ts';
import type { giftCardDesigns } from '@rukav/contract/gift-cards/limits.ts';
import type { PaymentMethodName } from '@rukav/contract/payments/methods.ts';

export interface CartTables {
  cart: CartTable;
  cart_group: CartGroupTable;
  cart_line: CartLineTable;
  cart_gift_card: CartGiftCardTable;
}

/**
 * - active: what the shopper fills
 * - saved: an account's earlier cart, offered after login
 * - issued: ordered
 * - left: its lines have gone over into another cart
 * - cancelled: thrown away for a newer one
 */
export type CartState = 'active' | 'saved' | 'issued' | 'left' | 'cancelled';

/** A cart of a guest's session, or of an account. */
export interface CartTable {
  id: Generated<string>;
  session_id: string | null;
  account_id: string | null;
  state: Generated<CartState>;
  /** Starts at a random number, so that no two carts of a visitor share one, and grows with every change. */
  version: number;
  /** Whose currency it is priced in. */
  country: Country;
  full_name: string | null;
  phone: string | null;
  email: string | null;
  payment_method: PaymentMethodName | null;
  location_level: 'city' | 'street' | 'house' | null;
  location_lat: number | null;
  location_lon: number | null;
  location_city_id: number | null;
  /** Promo codes in the order in which they were typed, in capitals. */
  promo_codes: Generated<string[]>;
  /** Whether the promotions of the shop apply. */
  applies_promotions: Generated<boolean>;
  /** Whether its owner pays a part with bonuses. */
  applies_bonuses: Generated<boolean>;
  created_at: Date;
  changed_at: Date;
}

/** Lines that are obtained together. Lines without a method belong to none. */
export interface CartGroupTable {
  id: Generated<string>;
  cart_id: string;
  type: ChosenGroupType;
  point_id: string | null;
  city_id: number;
  address: ColumnType<DeliveryAddress | null, string | null, string | null>;
  date: string | null;
  interval_from: string | null;
  interval_to: string | null;
  fitting: Generated<boolean>;
  comment: Generated<string>;
  created_at: Date;
}

/** One piece. */
export interface CartLineTable {
  id: Generated<string>;
  /** The order in which pieces were put in. */
  place: Generated<number>;
  cart_id: string;
  sku_id: string;
  group_id: string | null;
  /** Minor units of the cart's currency; null where it cannot be had. */
  added_price: number | null;
  /** The price that the cart's version says. */
  price: number | null;
  /** Whether the cart's version says that it can be had. */
  is_available: Generated<boolean>;
  added_at: Date;
}

/** What a gift card is to be and to say, whom it goes to and when. Amounts in minor units. */
export interface GiftCardWords {
  sum: number;
  design: (typeof giftCardDesigns)[number];
  sender_email: string | null;
  sender_phone: string | null;
  receiver_email: string | null;
  receiver_phone: string | null;
  greeting: string;
  text: string;
  signature: string;
  /** Not before this moment; null: as soon as it is paid. */
  send_at: Date | null;
  /** The offset of the zone in which that was chosen, such as `+03:00`; null where it is not known. */
  send_zone: string | null;
}

/** A gift card that is about to be bought. */
export interface CartGiftCardTable extends GiftCardWords {
  id: Generated<string>;
  /** The order in which cards were put in. */
  place: Generated<number>;
  cart_id: string;
  currency: Currency;
  added_at: Date;
}
