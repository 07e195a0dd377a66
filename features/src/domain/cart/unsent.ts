import { createEffect } from 'effector';
import type { AddRequest } from './add.ts';

/** Something that is being put into the cart, under the key by which it is put in once. */
export interface Unsent {
  key: string;
  body: AddRequest['body'];
}

/** Keeps for this tab what is being added until the answer comes. A scope without storage keeps nothing. */
export const unsentKeptFx = createEffect<Unsent, void>({
  name: 'unsentKeptFx',
  sid: 'cart:unsentKeptFx',
  handler: () => undefined,
});
/** Forgets what was added, or could not be. */
export const unsentForgottenFx = createEffect<string, void>({
  name: 'unsentForgottenFx',
  sid: 'cart:unsentForgottenFx',
  handler: () => undefined,
});
/** What was being added when the page was left. */
export const unsentReadFx = createEffect<void, readonly Unsent[]>({
  name: 'unsentReadFx',
  sid: 'cart:unsentReadFx',
  handler: () => [],
});
