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

/** A subscription as the link of its letters names it, without signing in. */
export const getSubscription = call<typeof schemas.GetSubscription>()({
  base: 'legacy',
  method: 'GET',
  path: '/subscriptions/{token}',
  refusals: { subscription_not_found: 404 },
});

const byLink = { subscription_not_found: 404, subscription_of_employee: 403 } as const;

/** Ends it: from the page of the link, or by a mail program's own button (RFC 8058). */
export const leaveSubscription = call<typeof schemas.ChangeSubscription>()({
  base: 'legacy',
  method: 'POST',
  path: '/subscriptions/{token}/leave',
  refusals: byLink,
});

/** Begins it again, after it was ended by the link. */
export const resumeSubscription = call<typeof schemas.ChangeSubscription>()({
  base: 'legacy',
  method: 'POST',
  path: '/subscriptions/{token}/resume',
  refusals: byLink,
});

/** Asks for the letter once more whose link confirms a subscription. */
export const requestSubscriptions = call<typeof schemas.PostSubscriptions>()({
  base: 'legacy',
  method: 'POST',
  path: '/subscriptions/request',
  refusals,
});
