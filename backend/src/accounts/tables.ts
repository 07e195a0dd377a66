import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { Child, ProfileGender } from '@rukav/contract/account/schemas.ts';

export interface AccountsTables {
  account: AccountTable;
  consent: ConsentTable;
  /** Phones, and confirmed mailboxes in small letters, that were an account's own before it changed or ended. */
  former_contact: { account_id: string; contact: string };
  given_gift: GivenGiftTable;
}

/** What an ended account was given once, under a secret name of its phone or mailbox. */
export interface GivenGiftTable {
  contact_name: string;
  /** Of which birthday; null for a filled profile. */
  year: number | null;
  given_at: Date;
  /** When it is forgotten. */
  kept_until: Date;
}

/** A club member. Made by registration, or by an order of a guest whose phone was not known yet. */
export interface AccountTable {
  id: Generated<string>;
  /** The number on the club card, `clubproId` of the requirements. */
  club_id: string;
  /** +79… or +77…; proven before anybody is signed in. */
  phone: string;
  email: string | null;
  is_email_confirmed: Generated<boolean>;
  first_name: string | null;
  last_name: string | null;
  second_name: string | null;
  locale: Locale;
  created_by: 'registration' | 'order';
  created_at: Date;
  /** An address that takes the place of `email` once a link has confirmed it. */
  unconfirmed_email: ColumnType<string | null, string | null | undefined, string | null>;
  /** When another letter that confirms the address can be asked for. */
  confirmation_retry_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  gender: ColumnType<ProfileGender | null, ProfileGender | null | undefined, ProfileGender | null>;
  /** `YYYY-MM-DD`. */
  birthday: ColumnType<string | null, string | null | undefined, string | null>;
  city_id: ColumnType<number | null, number | null | undefined, number | null>;
  children: ColumnType<Child[], string | undefined, string>;
  version: Generated<number>;
  /** In which version each field was changed last. */
  field_versions: ColumnType<Record<string, number>, string | undefined, string>;
  /** When its owner ended it; the rest of her is erased within a day. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What somebody agreed to: a ledger, rows are only added. */
export interface ConsentTable {
  id: Generated<number>;
  account_id: string | null;
  session_id: string;
  /** The order it was given with. */
  order_number: string | null;
  purpose: 'rules' | 'user_agreement' | 'personal_data' | 'mailing';
  /** Which text was agreed to. */
  text_version: string;
  channel: 'checkout' | 'gift-card' | 'registration' | 'sign_in' | 'review' | 'question' | 'subscription';
  /** The path of the page on which it was given; null where that was not told. */
  page: ColumnType<string | null, string | null | undefined, string | null>;
  /** SHA-256 of the address with the session's id: proves an address and reveals none. */
  ip_hash: Buffer;
  given_at: Date;
}
