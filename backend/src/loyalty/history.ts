import type { Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { BonusEntry } from '@rukav/contract/loyalty/schemas.ts';
import type { Database } from '../database/schema.ts';
import { lastDayOfBonuses, momentOfBonuses } from './expiry.ts';
import { describeEntry } from './texts.ts';

/** A page of a member's entries, newest first; what gave nothing is left out. */
export async function readHistory(
  db: Kysely<Database>,
  accountId: string,
  { pageNumber, pageSize, language }: { pageNumber: number; pageSize: number; language: Language },
): Promise<{ entries: BonusEntry[]; total: number }> {
  const entries = db.selectFrom('bonus_entry').where('account_id', '=', accountId).where('amount', '<>', 0);
  const rows = await entries
    .selectAll()
    .orderBy('place', 'desc')
    .offset(pageNumber * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await entries
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    total: Number(total),
    entries: rows.map((row) => ({
      id: row.id,
      date: momentOfBonuses(row.created_at),
      reason: row.reason,
      kind: row.kind,
      description: describeEntry(row, language),
      bonuses: row.amount,
      promotion: row.promotion,
      availableUntil: row.expires_at && lastDayOfBonuses(row.expires_at),
      orderNumber: row.order_number,
    })),
  };
}
