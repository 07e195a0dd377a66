import { sample } from 'effector';
import { cardForgottenFx } from '../../domain/club/index.ts';
import { actorChanged } from '../../platform/session/index.ts';

// The card that is kept for a till without network is one member's: it goes when she signs out, and before another one is here.
sample({ clock: actorChanged, fn: () => undefined, target: cardForgottenFx });
