import { createEvent, createStore, sample } from 'effector';
import type { ResponseOf } from '@rukav/contract';
import type { confirmEmail } from '@rukav/contract/sign-in/calls.ts';
import { getAccount } from '@rukav/contract/account/calls.ts';
import type { Profile } from '@rukav/contract/account/schemas.ts';
import { createCallFx } from '../../platform/api/index.ts';
import { $isMember } from '../../platform/session/index.ts';

/** A view shows the profile: it is loaded once for a member, and not at all for a guest. */
export const profileRequested = createEvent();
/** Who is signed in became known; null is a guest. */
export const profileKnown = createEvent<Profile | null>();
/** The link of a letter has confirmed a mailbox or a subscription: profile and cart as they are now (PROF-27). */
export const mailboxConfirmed = createEvent<ResponseOf<typeof confirmEmail>>();
/** The account was ended by its owner: whatever was hers goes (see the wiring). */
export const accountEnded = createEvent();
/** The shopper is a guest again. */
export const profileCleared = createEvent();

const loadFx = createCallFx(getAccount);

/** The profile of the member; null for a guest, and until the browser has loaded it. */
export const $profile = createStore<Profile | null>(null, { serialize: 'ignore' })
  .on(profileKnown, (_, profile) => profile)
  .reset(profileCleared);

const $isWanted = createStore(false, { serialize: 'ignore' }).on(profileRequested, () => true);

sample({
  clock: [profileRequested, $isMember],
  source: { isWanted: $isWanted, isMember: $isMember, profile: $profile, isPending: loadFx.pending },
  filter: ({ isWanted, isMember, profile, isPending }) =>
    isWanted && isMember && profile === null && !isPending,
  fn: () => ({}),
  target: loadFx,
});
sample({ clock: loadFx.doneData, fn: ({ profile }) => profile, target: profileKnown });
