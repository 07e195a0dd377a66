import { sample } from 'effector';
import { cleared, refreshFx } from '../../domain/cart/index.ts';
import { marksCleared } from '../../domain/marks/index.ts';
import { accountEnded, profileCleared, signedOut } from '../../domain/profile/index.ts';
import { actorChanged } from '../../platform/session/index.ts';

// Cart, profile and what one likes belong to who was signed in; what the guest has now is asked for anew.
sample({
  clock: [signedOut, accountEnded],
  fn: () => undefined,
  target: [cleared, profileCleared, marksCleared],
});
sample({ clock: [signedOut, accountEnded], fn: () => 'guest' as const, target: actorChanged });
sample({ clock: [signedOut, accountEnded], fn: () => undefined, target: refreshFx });
