import type { Transaction } from 'kysely';
import { changeEmail } from '@rukav/contract/account/calls.ts';
import { ChangeEmail } from '@rukav/contract/account/schemas.ts';
import { createAccountRepository, recordMailingConsent, toAccount, type Account } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createCodeRepository, sendConfirmation, takeTakenMailbox, tryCode } from '../sign-in/index.ts';
import { profileText } from './texts.ts';

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Takes back the address that waits to be confirmed, with its link. */
async function withdrawEmail(trx: Transaction<Database>, accountId: string): Promise<Account> {
  await trx
    .deleteFrom('email_confirmation')
    .where('account_id', '=', accountId)
    .where('action', '=', 'register')
    .execute();
  return trx
    .updateTable('account')
    .set({ unconfirmed_email: null, confirmation_retry_at: null })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * POST /account/email: another e-mail, after a code to the phone, and a letter whose link confirms it. A confirmed address stays
 * in use until then; one that nobody has confirmed is replaced at once. Naming the confirmed one withdraws another that waits.
 */
export const changeEmailHandler = ({ db, config }: Kernel) =>
  handle(changeEmail, ChangeEmail, async ({ body, accountId, ...asked }) => {
    const { language, locale, ip, now, refuse, session, transaction } = asked;
    const { email } = body;
    const because = (why: 'email_same' | 'email_already_exists') =>
      refuse(why, { field: 'email', message: profileText(why, language) });
    const accounts = createAccountRepository(db);
    const before = await accounts.find(accountId);
    if (!before || before.club_id !== body.profile.clubproId)
      return refuse('profile_changed', { message: profileText('profile_changed', language) });
    const isWithdrawn = isSame(before.email, email) && before.unconfirmed_email !== null;
    if (isSame(before.email, email) && !isWithdrawn) return because('email_same');
    const key = { contact: before.phone, purpose: 'change', code: body.code } as const;
    const tried = await tryCode(db, asked, key);
    if (isWithdrawn) {
      const account = await transaction((trx) => withdrawEmail(trx, accountId));
      return { profile: await toAccount(db, account, { language, now }) };
    }
    if (await accounts.isEmailTaken(email)) {
      await createCodeRepository(db).restore(tried);
      const retryAfter = await takeTakenMailbox(db, before.phone, now);
      if (retryAfter > 0) return refuse('too_many_requests', { retryAfter, params: { retryAfter } });
      return because('email_already_exists');
    }

    const account = await transaction(async (trx) => {
      const changed = await trx
        .updateTable('account')
        .set((row) => ({
          unconfirmed_email: row.case().when('is_email_confirmed', '=', true).then(email).else(null).end(),
          email: row.case().when('is_email_confirmed', '=', true).then(row.ref('email')).else(email).end(),
        }))
        .where('id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow();
      const { id: sessionId } = await session.ensure();
      if (body.subscribe) await recordMailingConsent(trx, { accountId, sessionId, ip, page: undefined, now });
      const to = { account: changed, email, action: 'register', locale, ip, config, now } as const;
      return (await sendConfirmation(trx, to)).account;
    });
    return { profile: await toAccount(db, account ?? before, { language, now }) };
  });
