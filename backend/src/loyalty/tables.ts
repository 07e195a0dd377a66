import type { Generated } from 'kysely';
import type { BonusEntry, BonusKind } from '@rukav/contract/loyalty/schemas.ts';

export interface LoyaltyTables {
  bonus_account: BonusAccountTable;
  bonus_entry: BonusEntryTable;
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
