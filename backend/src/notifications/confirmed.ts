import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notify } from './notify.ts';

/** Tells a member that her mailbox is confirmed: orders and bonuses are written to from now on. */
export async function tellConfirmed(
  trx: Transaction<Database>,
  { accountId, action, email }: { accountId: string | null; action: string; email: string },
  now: Date,
): Promise<undefined> {
  if (accountId === null || action !== 'register') return;
  await notify(
    trx,
    {
      accountId,
      slot: 'messages',
      kind: 'INFO',
      code: 'email_confirmed',
      title: 'notice.emailConfirmed.subject',
      text: 'notice.emailConfirmed.text',
      brief: 'notice.emailConfirmed.brief',
      values: { email },
      url: '/personal/club',
    },
    now,
  );
}
