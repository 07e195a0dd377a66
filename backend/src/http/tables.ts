import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@rukav/contract';

export interface HttpTables {
  session: SessionTable;
  idempotency: IdempotencyTable;
  limit_bucket: LimitBucketTable;
}

/** A visitor who has written something. The tokens themselves are known to the browser only. */
export interface SessionTable {
  id: Generated<string>;
  token_hash: Buffer;
  /** Whoever has signed in here. */
  account_id: string | null;
  locale: Locale;
  city_id: number | null;
  /** Whether the visitor has chosen the city, and not the profile of who is signed in. */
  is_city_chosen: Generated<boolean>;
  device_type: 'mobile' | 'tablet' | 'desktop' | null;
  created_at: Date;
  seen_at: Date;
  /** When the account was signed in to; absent for a guest. */
  signed_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The browser and the system by which it was, such as `Chrome, Android`. */
  device_name: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The first answer to a key, given again to whoever repeats it. */
export interface IdempotencyTable {
  key: string;
  /** The session that sent it. */
  actor: string;
  /** Method and path of the call as the contract writes them. */
  route: string;
  body_hash: Buffer;
  /** Absent while the work of the first one is not committed. */
  body: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
}

/** What is left of an allowance; it fills up again with time. */
export interface LimitBucketTable {
  key: string;
  left: number;
  filled_at: Date;
}
