import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

const refusals = {
  email_missing: 409,
  phone_missing: 409,
  subscription_of_employee: 403,
  retry_interval_not_expired: 409,
  captcha_required: 403,
  captcha_failed: 403,
} as const;

/** Switches news on or off. A mailbox that is not confirmed yet gets a letter whose link begins them. */
export const postSubscriptions = call<typeof schemas.PostSubscriptions>()({
  base: 'legacy',
  method: 'POST',
  path: '/subscriptions',
  refusals,
});

/** Asks for the letter once more whose link confirms a subscription. */
export const requestSubscriptions = call<typeof schemas.PostSubscriptions>()({
  base: 'legacy',
  method: 'POST',
  path: '/subscriptions/request',
  refusals,
});
