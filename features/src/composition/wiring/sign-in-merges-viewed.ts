import { sample } from 'effector';
import { signedIn, signedOut } from '../../domain/profile/index.ts';
import { byPattern, bySlots, viewedMerged } from '../../domain/recommendations/index.ts';

// What a guest has looked at in this browser goes along to her account.
sample({ clock: signedIn, fn: () => undefined, target: viewedMerged });

// What follows from the list of an account is not recommended to the next guest.
sample({ clock: signedOut, fn: () => undefined, target: [byPattern.staled, bySlots.staled] });
