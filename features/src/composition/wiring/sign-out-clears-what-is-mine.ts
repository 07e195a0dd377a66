import { sample } from 'effector';
import { cleared, refreshFx } from '../../domain/cart/index.ts';
import { marksCleared } from '../../domain/marks/index.ts';
import { accountEnded, profileCleared, signedOut } from '../../domain/profile/index.ts';
import { actorChanged } from '../../platform/session/index.ts';

sample({ clock: [signedOut, accountEnded], fn: () => 'guest' as const, target: actorChanged });

// Cart, profile and what one likes belong to who was signed in, wherever the session ended; what the guest has now is asked for anew.
const becameGuest = sample({
  clock: actorChanged,
  filter: (actor) => actor === 'guest',
  fn: () => undefined,
});
sample({ clock: becameGuest, target: [cleared, profileCleared, marksCleared] });
sample({ clock: becameGuest, target: refreshFx });
