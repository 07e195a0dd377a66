import type { Generated } from 'kysely';
import type { Currency } from '@rukav/contract';
import type { BonusEntry, BonusKind } from '@rukav/contract/loyalty/schemas.ts';

export interface LoyaltyTables {
  personal_price: PersonalPriceTable;
  birthday_gift: { account_id: string; year: number };
  /** What the club gives to whoever activates it; the promo code says how much, how long and where. */
  coupon: { id: string; code: string; title_ru: string; title_kk: string };
  coupon_activation: { coupon_id: string; account_id: string; activated_at: Date };
  bonus_account: BonusAccountTable;
  bonus_entry: BonusEntryTable;
}

/** What a product costs for one member, minor units; it counts where it is less than for everybody. */
export interface PersonalPriceTable {
  account_id: string;
  product_id: string;
  currency: Currency;
  value: number;
  /** What it is for. */
  name_ru: string;
  name_kk: string;
  ends_at: Date | null;
}

/** `balance` is the sum of the entries; the database writes it. */
export interface BonusAccountTable {
  account_id: string;
  balance: Generated<number>;
  is_employee: Generated<boolean>;
}

/** An entry of the ledger: rows are only added. Without `lot_id` it gives bonuses and is a lot itself. */
export interface BonusEntryTable {
  id: Generated<string>;
  place: Generated<number>;
  account_id: string;
  lot_id: string | null;
  kind: BonusKind;
  reason: BonusEntry['reason'];
  amount: number;
  order_number: string | null;
  promotion: string | null;
  expires_at: Date | null;
  created_at: Date;
}
