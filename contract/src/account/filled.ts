import type { Account } from './schemas.ts';

/** What decides whether a profile is filled; of the city only whether there is one. */
export type FillingOfProfile = Pick<Account, 'firstName' | 'gender' | 'birthday' | 'isEmailConfirmed'> & {
  city: unknown;
};

/** Whether a member has told the shop all that it asks of her, and confirmed her mailbox (PROF-42). */
export const isProfileFilled = ({
  firstName,
  gender,
  birthday,
  city,
  isEmailConfirmed,
}: FillingOfProfile): boolean =>
  firstName !== null && gender !== null && birthday !== null && city !== null && isEmailConfirmed;
