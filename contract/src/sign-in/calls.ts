import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const requestSmsCode = call<typeof schemas.RequestSmsCode>()({
  base: 'legacy',
  method: 'POST',
  path: '/request-sms-code',
  refusals: ['code_already_sent', 'phone_invalid'],
});

export const checkSmsCode = call<typeof schemas.CheckSmsCode>()({
  base: 'legacy',
  method: 'POST',
  path: '/check-sms-code',
  refusals: ['wrong_code', 'code_expired', 'too_many_attempts'],
});

export const login = call<typeof schemas.Login>()({
  base: 'legacy',
  method: 'POST',
  path: '/login',
  refusals: ['token_invalid', 'user_not_found', 'merge_failed'],
});

export const register = call<typeof schemas.Register>()({
  base: 'legacy',
  method: 'POST',
  path: '/register',
  refusals: ['token_invalid', 'phone_already_exists', 'email_already_exists'],
});

export const logout = call<typeof schemas.Logout>()({
  base: 'legacy',
  method: 'POST',
  path: '/logout',
  refusals: [],
});
