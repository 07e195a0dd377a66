import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@rukav/contract';
import {
  confirmResetByEmail,
  confirmResetByEmailLegacy,
  resetPasswordByEmail,
} from '@rukav/contract/sign-in/calls.ts';
import { ConfirmResetByEmail, ResetPasswordByEmail } from '@rukav/contract/sign-in/schemas.ts';
import type { Transaction } from 'kysely';
import type { Locale } from '@rukav/contract';
import { createAccountRepository } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { handle } from '../http/handle.ts';
import { takeShared } from '../http/limits.ts';
import type { Kernel } from '../kernel.ts';
import { enqueue, isChannelDelayed } from '../outbox/index.ts';
import type { Captchas } from './captcha/meet-captcha.ts';
import { changePassword } from './change-password.ts';
import { codeAllowances } from './code-allowances.ts';
import { hidden } from './contact.ts';
import { demandCaptcha } from './send-to-visitor.ts';
import { signInText } from './texts.ts';

/** How long the link of a letter opens a new password, ms. */
const lifetime = 3_600_000;
const hashOf = (code: string) => createHash('sha256').update(`reset:${code}`).digest();

interface Writing {
  email: string;
  /** The session that asks. */
  sessionId: string;
  locale: Locale;
  publicUrl: URL;
  now: Date;
}

/**
 * A letter with a link for the owner of a confirmed mailbox, and one without for everybody else. An earlier link is worth nothing
 * then where the same session has asked for it: what strangers ask for takes no link away from its owner.
 */
async function writeLetter(
  trx: Transaction<Database>,
  { email, sessionId, locale, publicUrl, now }: Writing,
): Promise<void> {
  const account = await createAccountRepository(trx).findByConfirmedEmail(email);
  const letter = { channel: 'mail', to: email, locale } as const;
  if (!account) {
    const values = { url: publicUrl.href };
    await enqueue(trx, { ...letter, template: 'passwordUnknown', values }, now);
    return;
  }
  const code = randomBytes(24).toString('hex');
  await trx
    .deleteFrom('password_reset')
    .where('account_id', '=', account.id)
    .where('asked_by', '=', sessionId)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('password_reset')
    .values({
      token_hash: hashOf(code),
      account_id: account.id,
      asked_by: sessionId,
      email: email.toLowerCase(),
      expires_at: new Date(now.getTime() + lifetime),
      used_at: null,
    })
    .execute();
  const values = { url: new URL(`/passrecover/${code}`, publicUrl).href, minutes: lifetime / 60_000 };
  await enqueue(trx, { ...letter, template: 'passwordLink', values }, now);
}

/** POST /password/reset-by-email: the page learns nothing of accounts, the mailbox's owner everything. */
export const resetByEmailHandler = (kernel: Kernel, captchas: Captchas) =>
  handle(resetPasswordByEmail, ResetPasswordByEmail, async ({ body, ...asked }) => {
    const { ip, locale, language, now, refuse, session, transaction } = asked;
    const { codesPerAddress: perAddress, publicUrl } = kernel.config;
    const contact = body.email.toLowerCase();
    const counted = { contact, origin: { ip, browser: session.browser.token() }, perAddress };
    const { isPersonWanted } = await codeAllowances(kernel.db, counted, now);
    const { smartCaptchaToken: token } = body;
    const isPerson = await demandCaptcha(kernel, captchas, asked, token, await isPersonWanted());
    const { id: sessionId } = await session.ensure();
    await transaction(async (trx) => {
      const name = `reset ${hidden(contact)} ${sessionId}`;
      const wait = await takeShared(trx, name, { burst: 1, per: limits.resendCode }, now);
      if (wait > 0)
        return refuse('code_already_sent', {
          params: { retryAfter: wait, resendAt: new Date(now.getTime() + wait * 1000).toISOString() },
          message: signInText('code_already_sent', language),
        });
      const retryAfter = await (await codeAllowances(trx, counted, now)).take(isPerson);
      if (retryAfter > 0) return refuse('too_many_requests', { retryAfter, params: { retryAfter } });
      return writeLetter(trx, { email: body.email, sessionId, locale, publicUrl, now });
    });
    const resendAt = new Date(now.getTime() + limits.resendCode).toISOString();
    return { resendAt, isDelayed: await isChannelDelayed(kernel.db, 'mail', now) };
  });

const confirmBy = (call: typeof confirmResetByEmail) => (kernel: Kernel) =>
  handle(call, ConfirmResetByEmail, ({ body, refuse, ...asked }) => {
    const { ip, language, now, session, transaction } = asked;
    return transaction(async (trx) => {
      const find = () =>
        trx
          .selectFrom('password_reset')
          .selectAll()
          .where('token_hash', '=', hashOf(body.code))
          .where('used_at', 'is', null)
          .executeTakeFirst();
      const found = await find();
      // The account first, as every change of it; the link is read again under its lock.
      if (found) await createAccountRepository(trx).lock(found.account_id);
      const link = found && (await find());
      if (!link) return refuse('reset_code_invalid', { message: signInText('reset_code_invalid', language) });
      if (link.expires_at <= now)
        return refuse('reset_link_expired', { message: signInText('reset_link_expired', language) });
      if (link.email !== body.email.toLowerCase())
        return refuse('email_not_found', {
          field: 'email',
          message: signInText('email_not_found', language),
        });
      const { account_id: accountId } = link;
      const owner = await createAccountRepository(trx).findByConfirmedEmail(link.email);
      if (owner?.id !== accountId)
        return refuse('reset_code_invalid', { message: signInText('reset_code_invalid', language) });
      const origin = { ip, browser: session.browser.ensure() };
      const changed = await changePassword(trx, kernel, { accountId, password: body.password, origin, now });
      if (changed === 'same')
        return refuse('new_password_same', {
          field: 'password',
          message: signInText('new_password_same', language),
        });
      return {};
    });
  });

/** POST /password/_confirm-reset-by-email: the link of the letter sets a new password; every device is signed out. */
export const confirmResetByEmailHandler = confirmBy(confirmResetByEmail);

/** The same at the legacy base. */
export const confirmResetByEmailLegacyHandler = confirmBy(confirmResetByEmailLegacy);
