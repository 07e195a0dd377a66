import type { Subject } from '../kernel.ts';
import { getAccountHandler, type Keeper } from './get-account.ts';

export { createAccountRepository, type Account } from './account-repository.ts';
export type { AccountReader, Keeper } from './get-account.ts';
export { hasAgreed, recordConsents, recordMailingConsent } from './consents.ts';
export { inheritGifts, keepGifts, sweepGifts } from './given-gifts.ts';
export { hiddenContact } from './hidden-contact.ts';
export { isEmployee } from './is-employee.ts';
export { subscriptionsOf } from './subscriptions-of.ts';
export { isOneOf, ownContacts, rememberContacts } from './own-contacts.ts';
export { pendingEmail } from './pending-email.ts';
export { toAccount } from './to-account.ts';
export { toProfile } from './to-profile.ts';

/** Club members and what they have agreed to. `keepers` know what else belongs to a member. */
export const createAccounts = (keepers: readonly Keeper[]): Subject => ({
  name: 'accounts',
  routes: (kernel) => [getAccountHandler(kernel, keepers)],
});

/** Club members of whom no other subject keeps anything. */
export const accounts: Subject = createAccounts([]);
