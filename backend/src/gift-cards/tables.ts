import type { ColumnType, Generated } from 'kysely';
import type { Currency, Locale } from '@rukav/contract';
import type { GiftCardWords } from '../cart/index.ts';

export interface GiftCardTables {
  gift_card: GiftCardTable;
  gift_card_use: GiftCardUseTable;
  gift_card_entry: GiftCardEntryTable;
  gift_card_order: GiftCardOrderTable;
  gift_card_pin_request: { card_number: string; asked_at: Date; is_of_owner: Generated<boolean> };
}

/** A card. Amounts in minor units. */
export interface GiftCardTable {
  number: string;
  /** scrypt of the PIN. */
  pin_hash: Buffer;
  pin_salt: Buffer;
  /** Tries of strangers since the last right one. */
  pin_tries: Generated<number>;
  /** Tries of the account that the card was sent to, since its last right one. */
  owner_tries: Generated<number>;
  /** When wrong PINs of strangers have blocked it for all but its owner. */
  blocked_at: Date | null;
  /** When the money that it was bought with was taken back: it is blocked, and no new PIN opens it. */
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  currency: Currency;
  /** What it was bought for. */
  sum: number;
  /** What can be spent: without what orders hold. */
  balance: number;
  /** Where it was sent, and where a new PIN goes: one of the two. */
  email: string | null;
  phone: string | null;
  locale: Locale;
  issued_at: Date;
  expires_at: Date;
}

/** What an order takes of a card: `held` until the order is paid, `returned` when all of it came back. */
export interface GiftCardUseTable {
  order_number: string;
  card_number: string;
  amount: number;
  returned: Generated<number>;
  state: 'held' | 'captured' | 'returned';
  held_at: Date;
}

/** One change of a card's balance. The entries of a card come to its balance; the database sees to it. */
export interface GiftCardEntryTable {
  id: Generated<number>;
  card_number: string;
  order_number: string | null;
  kind: 'issued' | 'held' | 'captured' | 'returned';
  /** What the balance changed by: negative for `held`, 0 for `captured`. */
  amount: number;
  made_at: Date;
}

/** A card that was ordered, and how it is to reach whoever gets it. */
export interface GiftCardOrderTable extends GiftCardWords {
  order_number: string;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  card_number: ColumnType<string | null, string | null | undefined, string | null>;
}
