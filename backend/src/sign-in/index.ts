import type { Subject } from '../kernel.ts';
import { checkSmsCodeHandler } from './check-sms-code.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { registerHandler } from './register.ts';
import { requestSmsCodeHandler } from './request-sms-code.ts';

export { sendCode } from './send-code.ts';

/** Signing in by a one-time code that proves the phone. */
export const signIn: Subject = {
  name: 'sign-in',
  routes: (kernel) => [
    requestSmsCodeHandler(),
    checkSmsCodeHandler(kernel),
    loginHandler(kernel),
    registerHandler(kernel),
    logoutHandler(),
  ],
};
