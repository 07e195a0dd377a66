import type { Profile } from '@rukav/contract/account/schemas.ts';
import type { Account } from './account-repository.ts';

/** An account as its owner sees it. */
export const toProfile = (account: Account): Profile => ({
  clubproId: account.club_id,
  firstName: account.first_name,
  lastName: account.last_name,
  secondName: account.second_name,
  phone: account.phone,
  email: account.email,
  isEmailConfirmed: account.is_email_confirmed,
});
