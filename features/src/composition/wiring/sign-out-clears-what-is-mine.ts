import { sample } from 'effector';
import { cleared, refreshFx } from '../../domain/cart/index.ts';
import { marksCleared } from '../../domain/marks/index.ts';
import { profileCleared, signedOut } from '../../domain/profile/index.ts';
import { actorChanged } from '../../platform/session/index.ts';

// Cart, profile and what one likes belong to who was signed in; what the guest has now is asked for anew.
sample({ clock: signedOut, fn: () => undefined, target: [cleared, profileCleared, marksCleared] });
sample({ clock: signedOut, fn: () => 'guest' as const, target: actorChanged });
sample({ clock: signedOut, fn: () => undefined, target: refreshFx });
