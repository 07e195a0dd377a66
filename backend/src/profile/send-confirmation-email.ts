import { sendConfirmationEmail } from '@rukav/contract/account/calls.ts';
import { SendConfirmationEmail } from '@rukav/contract/account/schemas.ts';
import { pendingEmail } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { sendConfirmation } from '../sign-in/index.ts';
import { profileText } from './texts.ts';

/** POST /profile/send-confirmation-email: the letter with the link once more, a minute after the last one at the earliest. */
export const sendConfirmationEmailHandler = ({ config }: Kernel) =>
  handle(
    sendConfirmationEmail,
    SendConfirmationEmail,
    ({ body, accountId, ip, language, locale, now, refuse, transaction }) =>
      transaction(async (trx) => {
        const account = await trx
          .selectFrom('account')
          .selectAll()
          .where('id', '=', accountId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const email = pendingEmail(account);
        if (account.club_id !== body.clubproId || email?.toLowerCase() !== body.email.toLowerCase())
          return refuse('email_not_found', { message: profileText('email_not_found', language) });
        const tooSoon = (retryAfter: number) =>
          refuse('retry_interval_not_expired', {
            message: profileText('retry_interval_not_expired', language),
            params: { retryAfter },
          });
        const rest = (account.confirmation_retry_at?.getTime() ?? 0) - now.getTime();
        if (rest > 0) return tooSoon(Math.ceil(rest / 1000));
        const letter = { account, email, action: 'register', locale, ip, config, now } as const;
        const { account: sent, wait } = await sendConfirmation(trx, letter);
        if (wait > 0) return tooSoon(wait);
        return { nextConfirmationEmailRetryDate: (sent?.confirmation_retry_at ?? now).toISOString() };
      }),
    { limit: { burst: 10, per: 3_600_000 } },
  );
