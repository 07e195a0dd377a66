import { confirmResetByPhone, resetPasswordByPhone } from '@rukav/contract/sign-in/calls.ts';
import { ConfirmResetByPhone, ResetPasswordByPhone } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { Captchas } from './captcha/meet-captcha.ts';
import { changePassword } from './change-password.ts';
import { tryCode } from './check-code.ts';
import { createCodeRepository } from './code-repository.ts';
import { createPasswordRepository } from './password-repository.ts';
import { sendToVisitor } from './send-to-visitor.ts';
import { signInText } from './texts.ts';

/** POST /password/reset-by-phone: sends a code that opens a new password, whether the phone has an account or not. */
export const resetByPhoneHandler = (kernel: Kernel, captchas: Captchas) =>
  handle(
    resetPasswordByPhone,
    ResetPasswordByPhone,
    ({ body: { phone, channel, smartCaptchaToken }, ...asked }) =>
      sendToVisitor(kernel, captchas, asked, {
        contact: phone,
        channel,
        purpose: 'recovery',
        captchaToken: smartCaptchaToken,
      }),
  );

/**
 * POST /password/_confirm-reset-by-phone: a right code sets a new password; every device is signed out. Who has the phone learns
 * that it has no account. A password that is the present one uses no code up.
 */
export const confirmResetByPhoneHandler = (kernel: Kernel) =>
  handle(confirmResetByPhone, ConfirmResetByPhone, async ({ body, ...asked }) => {
    const { ip, language, now, refuse, session, transaction } = asked;
    const { phone, password, code } = body;
    const key = await tryCode(kernel.db, asked, {
      contact: phone,
      purpose: 'recovery',
      code,
    });
    const account = await createAccountRepository(kernel.db).findByPhone(phone);
    if (!account)
      return refuse('user_not_found', { field: 'phone', message: signInText('user_not_found', language) });
    if (await createPasswordRepository(kernel.db).check(account.id, password)) {
      await createCodeRepository(kernel.db).restore(key);
      return refuse('new_password_same', {
        field: 'password',
        message: signInText('new_password_same', language),
      });
    }
    const origin = { ip, browser: session.browser.ensure() };
    await transaction((trx) => changePassword(trx, kernel, { accountId: account.id, password, origin, now }));
    return {};
  });
