import { merge, sample } from 'effector';
import { $isMember, actorChanged } from '../../platform/session/index.ts';
import { $profile, signedIn } from '../profile/index.ts';

const signedInAfter = sample({
  clock: signedIn,
  source: { profile: $profile, wasMember: $isMember },
  fn: ({ profile, wasMember }, { profile: next }) => ({
    isAnother: wasMember && profile?.clubproId !== next.clubproId,
  }),
});

/** Whoever wrote the draft is gone: she has signed out, or another member takes her place. */
export const leftToAnother = merge([
  sample({ clock: actorChanged, filter: (actor) => actor === 'guest', fn: () => undefined }),
  sample({ clock: signedInAfter, filter: ({ isAnother }) => isAnother, fn: () => undefined }),
]);

/** Whoever wrote the draft goes on as a member: a guest who has signed in, or the member herself once more. */
export const stayed = sample({
  clock: signedInAfter,
  filter: ({ isAnother }) => !isAnother,
  fn: () => undefined,
});
