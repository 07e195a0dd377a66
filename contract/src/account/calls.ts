import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getAccount = call<typeof schemas.GetAccount>()({
  base: 'v3',
  method: 'GET',
  path: '/account',
  refusals: {},
});

export const putProfile = call<typeof schemas.PutProfile>()({
  base: 'legacy',
  method: 'PUT',
  path: '/profile',
  who: 'member',
  refusals: { profile_changed: 409, city_not_found: 404 },
});

/** Why a code that proves who changes the profile is not taken. */
const checking = { wrong_code: 422, code_expired: 422, too_many_attempts: 422 } as const;

export const putPhone = call<typeof schemas.PutPhone>()({
  base: 'legacy',
  method: 'PUT',
  path: '/profile/phone',
  who: 'member',
  refusals: {
    ...checking,
    phone_invalid: 422,
    phone_same: 422,
    phone_already_exists: 409,
    profile_changed: 409,
  },
});

export const putPassword = call<typeof schemas.PutPassword>()({
  base: 'legacy',
  method: 'PUT',
  path: '/profile/password',
  who: 'member',
  refusals: { ...checking, old_password_incorrect: 422, new_password_same: 422 },
});

export const changeEmail = call<typeof schemas.ChangeEmail>()({
  base: 'v3',
  method: 'POST',
  path: '/account/email',
  who: 'member',
  refusals: { ...checking, email_same: 422, email_already_exists: 409, profile_changed: 409 },
});

export const sendConfirmationEmail = call<typeof schemas.SendConfirmationEmail>()({
  base: 'legacy',
  method: 'POST',
  path: '/profile/send-confirmation-email',
  who: 'member',
  refusals: { email_not_found: 404, retry_interval_not_expired: 409 },
});

export const getProfileFilling = call<typeof schemas.GetProfileFilling>()({
  base: 'v3',
  method: 'GET',
  path: '/account/profile-filling',
  refusals: {},
});

export const deleteAccount = call<typeof schemas.DeleteAccount>()({
  base: 'v3',
  method: 'POST',
  path: '/account/_delete',
  who: 'member',
  refusals: { deletion_unavailable: 403, orders_underway: 409 },
});

export const exportAccount = call<typeof schemas.ExportAccount>()({
  base: 'v3',
  method: 'GET',
  path: '/account/export',
  who: 'member',
  refusals: {},
});
