import type { Transaction } from 'kysely';
import { putPhone } from '@rukav/contract/account/calls.ts';
import { PutPhone } from '@rukav/contract/account/schemas.ts';
import { faultOf } from '@rukav/contract/fields/fault.ts';
import { phoneOf } from '@rukav/contract/fields/person.ts';
import { createAccountRepository, rememberContacts, toAccount, type Account } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { sqlState } from '../database/transaction.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { enqueue } from '../outbox/index.ts';
import { tryCode } from '../sign-in/index.ts';
import { profileText } from './texts.ts';

interface Changed {
  before: Account;
  publicUrl: URL;
}

/** Tells the old phone and the confirmed mailbox: whoever has only one of them still learns of it. */
async function tellOwner(
  trx: Transaction<Database>,
  { before, publicUrl }: Changed,
  now: Date,
): Promise<void> {
  const { id: accountId, phone, email, is_email_confirmed, locale } = before;
  const message = { template: 'phoneChanged', values: { url: publicUrl.href }, locale, accountId } as const;
  await enqueue(trx, { ...message, channel: 'sms', to: phone }, now);
  if (email !== null && is_email_confirmed)
    await enqueue(trx, { ...message, channel: 'mail', to: email }, now);
}

/** PUT /profile/phone: another phone, proven by a code that was sent to it. Only who has it learns that it has an account. */
export const putPhoneHandler = ({ db, config }: Kernel) =>
  handle(putPhone, PutPhone, async ({ body: { phone, code, profile }, accountId, ...asked }) => {
    const { country, language, now, refuse, transaction } = asked;
    const because = (why: 'phone_invalid' | 'phone_same' | 'phone_already_exists') =>
      refuse(why, { field: 'phone', message: profileText(why, language) });
    if (faultOf(phoneOf(country), phone)) return because('phone_invalid');
    const accounts = createAccountRepository(db);
    const before = await accounts.find(accountId);
    if (!before || (profile && profile.clubproId !== before.club_id))
      return refuse('profile_changed', { message: profileText('profile_changed', language) });
    if (before.phone === phone) return because('phone_same');
    await tryCode(db, asked, { contact: phone, purpose: 'change', code });
    if (await accounts.findByPhone(phone)) return because('phone_already_exists');

    const account = await transaction(async (trx) => {
      await rememberContacts(trx, accountId);
      const changed = await trx
        .updateTable('account')
        .set({ phone })
        .where('id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await tellOwner(trx, { before, publicUrl: config.publicUrl }, now);
      return changed;
    }).catch((error: unknown) => {
      if (sqlState(error) === '23505') return because('phone_already_exists');
      throw error;
    });
    return { profile: await toAccount(db, account, { language, now }) };
  });
