import type { Subject } from '../kernel.ts';
import { getAccountHandler } from './get-account.ts';

export { createAccountRepository, type Account } from './account-repository.ts';
export { hasAgreed, recordConsents, recordMailingConsent } from './consents.ts';
export { isEmployee } from './is-employee.ts';
export { subscriptionsOf } from './subscriptions-of.ts';
export { pendingEmail } from './pending-email.ts';
export { toAccount } from './to-account.ts';
export { toProfile } from './to-profile.ts';

/** Club members and what they have agreed to. */
export const accounts: Subject = { name: 'accounts', routes: (kernel) => [getAccountHandler(kernel)] };
