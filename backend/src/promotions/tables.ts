import type { Generated } from 'kysely';
import type { Country } from '@rukav/contract';

export interface PromotionTables {
  promotion: PromotionTable;
  promo_code: PromoCodeTable;
  promo_use: PromoUseTable;
}

/** Something that a price is lowered by, for a time and in some places; null means everywhere and for good. */
interface Offer {
  percent: number;
  country: Country | null;
  city_ids: number[] | null;
  is_full_price_only: Generated<boolean>;
  starts_at: Date;
  ends_at: Date | null;
}

/** A promotion that applies by itself, to the goods of some categories and to some products. */
export interface PromotionTable extends Offer {
  id: string;
  name_ru: string;
  name_kk: string;
  category_ids: Generated<number[]>;
  product_ids: Generated<string[]>;
  /** Holds only where all of `product_ids` are in the cart. */
  is_kit: Generated<boolean>;
  /** How many pieces of its goods the cart needs. */
  from_pieces: Generated<number>;
  /** Of two that hold for one piece the one with the lower position counts. */
  position: Generated<number>;
}

/** A code that a shopper types, in capitals. */
export interface PromoCodeTable extends Offer {
  code: string;
  /** The sum of goods from which it holds, minor units. */
  from_sum_rub: number | null;
  from_sum_kzt: number | null;
  /** Once for an account; guests do not get it. */
  is_once: Generated<boolean>;
  /** Whether promotions go on beside it. */
  is_with_promotions: Generated<boolean>;
  is_paused: Generated<boolean>;
  most_uses: number | null;
  uses: Generated<number>;
}

/** A checkout that a code has lowered. */
export interface PromoUseTable {
  code: string;
  cart_id: string;
  account_id: string;
  used_at: Date;
}
