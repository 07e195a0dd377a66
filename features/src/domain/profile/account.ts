import { combine, createEvent, createStore, sample } from 'effector';
import { getAccount } from '@rukav/contract/account/calls.ts';
import type { Profile } from '@rukav/contract/account/schemas.ts';
import { createCallFx } from '../../platform/api/index.ts';

/** A view is there that shows who is signed in; it is asked for once. */
export const profileRequested = createEvent();
/** Who is signed in became known; null is a guest. */
export const profileKnown = createEvent<Profile | null>();
/** The shopper is a guest again. */
export const profileCleared = createEvent();

const loadFx = createCallFx(getAccount);

/** Who is signed in; null for a guest. Personal, so the browser asks for it. */
export const $profile = createStore<Profile | null>(null, { serialize: 'ignore' })
  .on(profileKnown, (_, profile) => profile)
  .reset(profileCleared);

/** Whether it is known who is here. A failed question leaves a guest, who can still buy. */
export const $isProfileKnown = createStore(false, { serialize: 'ignore' }).on(
  [profileKnown, profileCleared, loadFx.fail],
  () => true,
);

const $isAsked = combine($isProfileKnown, loadFx.pending, (isKnown, isPending) => isKnown || isPending);

sample({
  clock: profileRequested,
  source: $isAsked,
  filter: (isAsked) => !isAsked,
  fn: () => ({}),
  target: loadFx,
});
sample({ clock: loadFx.doneData, fn: ({ profile }) => profile, target: profileKnown });

/** Whether it is known that nobody is signed in. */
export const $isGuest = combine($isProfileKnown, $profile, (isKnown, profile) => isKnown && profile === null);

/** Whether it is known who is signed in: authorised is who has a club id (GEN-09). */
export const $isSignedIn = $profile.map((profile) => profile !== null);
