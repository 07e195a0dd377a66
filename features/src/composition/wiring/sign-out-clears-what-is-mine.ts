import { sample } from 'effector';
import { cleared, refreshFx } from '../../domain/cart/index.ts';
import { marksCleared } from '../../domain/marks/index.ts';
import { accountEnded, profileCleared, signedIn, signedOut } from '../../domain/profile/index.ts';
import { $isMember, actorChanged } from '../../platform/session/index.ts';

sample({ clock: [signedOut, accountEnded], fn: () => 'guest' as const, target: actorChanged });

// Cart, profile and what one likes belong to who was signed in, wherever the session ended; what the guest has now is asked for anew.
const becameGuest = sample({
  clock: actorChanged,
  filter: (actor) => actor === 'guest',
  fn: () => undefined,
});
sample({ clock: becameGuest, target: [cleared, profileCleared, marksCleared] });
sample({ clock: becameGuest, target: refreshFx });

// A member who takes the place of another, whose session had ended unnoticed, likes other things.
sample({ clock: signedIn, source: $isMember, filter: Boolean, fn: () => undefined, target: marksCleared });
