import type { Account } from './account-repository.ts';

/** The address of an account that waits to be confirmed by a link; null when none does (PROF-21). */
export const pendingEmail = ({
  email,
  unconfirmed_email,
  is_email_confirmed,
}: Pick<Account, 'email' | 'unconfirmed_email' | 'is_email_confirmed'>): string | null =>
  unconfirmed_email ?? (is_email_confirmed ? null : email);
