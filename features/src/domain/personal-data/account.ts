import { createEvent, sample } from 'effector';
import { getAccount } from '@rukav/contract/account/calls.ts';
import type { Account } from '@rukav/contract/account/schemas.ts';
import { createQuery } from '../../platform/api/index.ts';
import { profileCleared, profileKnown } from '../profile/index.ts';

/** The whole profile of whoever is signed in. */
export const account = createQuery(getAccount, { ttl: 15_000, keep: 1, isOwn: true });

/** The profile of the member; null for a guest, and until the browser has loaded it. */
export const $account = account.$current.map(({ answer }) => answer?.profile ?? null);

/** A call has answered with the profile as it is now. */
export const accountChanged = createEvent<Account>();
// What belongs to the profile does not follow from what she says of herself.
sample({
  clock: accountChanged,
  source: $account,
  filter: (known) => known !== null,
  fn: (known, changed) => ({
    request: {},
    answer: { profile: known && { ...known, ...changed } },
  }),
  target: account.answered,
});
sample({ clock: accountChanged, target: profileKnown });
// Whoever has signed out leaves nothing of hers.
sample({
  clock: profileCleared,
  fn: () => ({ request: {}, answer: { profile: null } }),
  target: account.answered,
});
