import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Whether a member is an employee of the shop, as her club card says. */
export async function isEmployee(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('bonus_account')
    .select('is_employee')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return account?.is_employee === true;
}
