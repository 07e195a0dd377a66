import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

const sending = {
  code_already_sent: 409,
  captcha_required: 403,
  captcha_failed: 403,
} as const;

const checking = { wrong_code: 422, code_expired: 422, too_many_attempts: 422 } as const;

export const requestSmsCode = call<typeof schemas.RequestSmsCode>()({
  base: 'legacy',
  method: 'POST',
  path: '/request-sms-code',
  refusals: { ...sending, phone_invalid: 422, way_unavailable: 403 },
});

export const requestCode = call<typeof schemas.RequestCode>()({
  base: 'legacy',
  method: 'POST',
  path: '/request-code',
  refusals: { ...sending, phone_invalid: 422, way_unavailable: 403 },
});

export const checkSmsCode = call<typeof schemas.CheckSmsCode>()({
  base: 'legacy',
  method: 'POST',
  path: '/check-sms-code',
  refusals: checking,
});

export const checkCode = call<typeof schemas.CheckCode>()({
  base: 'legacy',
  method: 'POST',
  path: '/check-code',
  refusals: checking,
});

export const getCaptcha = call<typeof schemas.GetCaptcha>()({
  base: 'legacy',
  method: 'GET',
  path: '/captcha',
  refusals: {},
});

export const profileExists = call<typeof schemas.ProfileExists>()({
  base: 'legacy',
  method: 'POST',
  path: '/profile/exists',
  refusals: { token_invalid: 422 },
});

export const login = call<typeof schemas.Login>()({
  base: 'legacy',
  method: 'POST',
  path: '/login',
  refusals: {
    token_invalid: 422,
    user_not_found: 404,
    merge_failed: 409,
    credentials_invalid: 422,
    temporary_password_invalid: 422,
    captcha_required: 403,
    captcha_failed: 403,
    agreement_required: 409,
    way_unavailable: 403,
  },
});

export const register = call<typeof schemas.Register>()({
  base: 'legacy',
  method: 'POST',
  path: '/register',
  refusals: {
    token_invalid: 422,
    phone_already_exists: 409,
    email_already_exists: 409,
    employee_registration: 409,
    city_not_found: 404,
  },
});

export const logout = call<typeof schemas.Logout>()({
  base: 'legacy',
  method: 'POST',
  path: '/logout',
  refusals: {},
});

export const resetPasswordByEmail = call<typeof schemas.ResetPasswordByEmail>()({
  base: 'legacy',
  method: 'POST',
  path: '/password/reset-by-email',
  refusals: sending,
});

export const resetPasswordByPhone = call<typeof schemas.ResetPasswordByPhone>()({
  base: 'legacy',
  method: 'POST',
  path: '/password/reset-by-phone',
  refusals: { ...sending, phone_invalid: 422 },
});

const resetting = {
  reset_code_invalid: 422,
  reset_link_expired: 410,
  new_password_same: 422,
} as const;

export const confirmResetByEmail = call<typeof schemas.ConfirmResetByEmail>()({
  base: 'v3',
  method: 'POST',
  path: '/password/_confirm-reset-by-email',
  refusals: { ...resetting, email_not_found: 404 },
});

/** The same as `confirmResetByEmail`, for callers of the legacy base. */
export const confirmResetByEmailLegacy = call<typeof schemas.ConfirmResetByEmail>()({
  base: 'legacy',
  method: 'POST',
  path: '/password/_confirm-reset-by-email',
  refusals: { ...resetting, email_not_found: 404 },
});

export const confirmResetByPhone = call<typeof schemas.ConfirmResetByPhone>()({
  base: 'legacy',
  method: 'POST',
  path: '/password/_confirm-reset-by-phone',
  refusals: { ...checking, new_password_same: 422, user_not_found: 404 },
});

export const confirmEmail = call<typeof schemas.ConfirmEmail>()({
  base: 'legacy',
  method: 'POST',
  path: '/confirm-email',
  refusals: { confirmation_code_not_found: 404, subscription_of_employee: 403 },
});

export const getDevices = call<typeof schemas.GetDevices>()({
  base: 'v3',
  method: 'GET',
  path: '/account/devices',
  who: 'member',
  refusals: {},
});

export const endDevice = call<typeof schemas.EndDevice>()({
  base: 'v3',
  method: 'DELETE',
  path: '/account/devices/{id}',
  who: 'member',
  refusals: { device_not_found: 404 },
});
