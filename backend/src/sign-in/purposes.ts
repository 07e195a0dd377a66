import type { CodePurpose } from './tables.ts';

/** What a code opens, by what it was asked for. Whether a phone signs in or registers is known only once it is proven. */
export const purposes: Record<'login' | 'register' | 'change', CodePurpose> = {
  login: 'sign_in',
  register: 'sign_in',
  change: 'change',
};
