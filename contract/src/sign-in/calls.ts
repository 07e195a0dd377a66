import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const requestSmsCode = call<typeof schemas.RequestSmsCode>()({
  base: 'legacy',
  method: 'POST',
  path: '/request-sms-code',
  refusals: { code_already_sent: 409, phone_invalid: 422 },
});

export const checkSmsCode = call<typeof schemas.CheckSmsCode>()({
  base: 'legacy',
  method: 'POST',
  path: '/check-sms-code',
  refusals: { wrong_code: 422, code_expired: 422, too_many_attempts: 422 },
});

export const login = call<typeof schemas.Login>()({
  base: 'legacy',
  method: 'POST',
  path: '/login',
  refusals: { token_invalid: 422, user_not_found: 404, merge_failed: 409 },
});

export const register = call<typeof schemas.Register>()({
  base: 'legacy',
  method: 'POST',
  path: '/register',
  refusals: { token_invalid: 422, phone_already_exists: 409, email_already_exists: 409 },
});

export const logout = call<typeof schemas.Logout>()({
  base: 'legacy',
  method: 'POST',
  path: '/logout',
  refusals: {},
});
