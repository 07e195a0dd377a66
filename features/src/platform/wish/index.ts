import { createEvent, createStore, sample } from 'effector';
import { openModalFx } from '../overlays/index.ts';

/**
 * What a guest wanted to do that needs an account, by its kind. A feature declares its own:
 * `declare module '../../platform/wish/index.ts' { interface Wishes { favourite: { productId: string } } }`.
 */
export interface Wishes {
  /** To order, where guests may not: signing in leads to the checkout. */
  order: Record<never, never>;
}

/** One wish: its kind and what it is about. */
export type Wish = { [Kind in keyof Wishes]: { kind: Kind; about: Wishes[Kind] } }[keyof Wishes];

/** A guest wants what needs an account: she is asked to sign in, and it is carried out once she has. */
export const wished = createEvent<Wish>();

/** Signing in was left: nothing is carried out later. */
export const wishForgotten = createEvent();

/** What is carried out after signing in; null for who just signs in. */
export const $wish = createStore<Wish | null>(null, { serialize: 'ignore', sid: 'profile:wish' })
  .on(wished, (_, wish) => wish)
  .reset(wishForgotten);

sample({ clock: wished, fn: () => ({ id: 'sign-in', props: {} }) as const, target: openModalFx });
