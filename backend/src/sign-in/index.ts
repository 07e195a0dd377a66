import { job } from '../jobs/jobs.ts';
import type { Kernel, Subject } from '../kernel.ts';
import type { Captchas } from './captcha/meet-captcha.ts';
import { checkCodeHandler, checkSmsCodeHandler } from './check-code.ts';
import { confirmEmailHandler } from './confirm-email.ts';
import type { ConfirmedListener } from './confirmations.ts';
import { endDeviceHandler, getDevicesHandler } from './devices.ts';
import { getCaptchaHandler } from './get-captcha.ts';
import { createKnownOrigins } from './known-origins.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { profileExistsHandler } from './profile-exists.ts';
import { registerHandler } from './register.ts';
import { requestCodeHandler } from './request-code.ts';
import { requestSmsCodeHandler } from './request-sms-code.ts';
import {
  confirmResetByEmailHandler,
  confirmResetByEmailLegacyHandler,
  resetByEmailHandler,
} from './reset-by-email.ts';
import { confirmResetByPhoneHandler, resetByPhoneHandler } from './reset-by-phone.ts';

export { createAltcha } from './captcha/altcha.ts';
export { createSmartCaptcha } from './captcha/smart-captcha.ts';
export type { Captchas } from './captcha/meet-captcha.ts';
export { changePassword } from './change-password.ts';
export { tryCode } from './check-code.ts';
export { createCodeRepository } from './code-repository.ts';
export type { Confirmation, ConfirmedListener } from './confirmations.ts';
export { createPasswordRepository } from './password-repository.ts';
export { hidden } from './contact.ts';
export { takeTakenMailbox } from './taken-mailboxes.ts';
export { eraseSignIn } from './erase.ts';
export { sendCode } from './send-code.ts';
export { demandCaptcha } from './send-to-visitor.ts';
export { sendConfirmation } from './send-confirmation.ts';

const hour = 3_600_000;

/** Throws away links and proofs that nobody can use any more, and networks that nobody comes from. */
async function sweep({ db, clock }: Kernel): Promise<void> {
  const now = clock.now();
  for (const table of ['contact_proof', 'password_reset', 'email_confirmation', 'sign_in_code'] as const)
    await db
      .deleteFrom(table)
      .where('expires_at', '<', new Date(now.getTime() - 24 * hour))
      .execute();
  await createKnownOrigins(db).sweep(now);
}

/**
 * Signing in by a one-time code or a password, registration, recovery of a password, confirmation of a mailbox, devices.
 * `confirmed` are told of each mailbox that a link has confirmed.
 */
export const createSignIn = (captchas: Captchas, confirmed: readonly ConfirmedListener[] = []): Subject => ({
  name: 'sign-in',
  routes: (kernel) => [
    requestSmsCodeHandler(kernel, captchas),
    requestCodeHandler(kernel, captchas),
    checkSmsCodeHandler(kernel),
    checkCodeHandler(kernel),
    getCaptchaHandler(kernel, captchas),
    profileExistsHandler(kernel),
    loginHandler(kernel, captchas),
    registerHandler(kernel),
    logoutHandler(),
    resetByEmailHandler(kernel, captchas),
    resetByPhoneHandler(kernel, captchas),
    confirmResetByEmailHandler(kernel),
    confirmResetByEmailLegacyHandler(kernel),
    confirmResetByPhoneHandler(kernel),
    confirmEmailHandler(kernel, confirmed),
    getDevicesHandler(kernel),
    endDeviceHandler(kernel),
  ],
  jobs: (kernel) => [job({ name: 'sign-in-sweep', every: hour, run: () => sweep(kernel) })],
});
