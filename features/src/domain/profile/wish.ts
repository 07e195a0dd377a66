import { createEvent, createStore, sample } from 'effector';
import { openModalFx } from '../../platform/overlays/index.ts';
import { signedIn } from './sign-in/signed-in.ts';

/**
 * What a guest wanted to do that needs an account, by its kind. A feature declares its own:
 * `declare module '../profile/wish.ts' { interface Wishes { favourite: { productId: string } } }`.
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

/** Who wanted it has signed in: whoever declared the kind carries it out (`wishGrantedOf`). */
export const wishGranted = sample({
  clock: signedIn,
  source: $wish,
  filter: (wish: Wish | null): wish is Wish => wish !== null,
  fn: (wish): Wish => wish as Wish,
});
sample({ clock: wishGranted, fn: () => undefined, target: wishForgotten });

/** Told of a kind of wish, with what it is about, once the guest who had it is signed in. */
export const wishGrantedOf = <Kind extends keyof Wishes>(kind: Kind) =>
  sample({
    clock: wishGranted,
    filter: (wish: Wish) => wish.kind === kind,
    fn: ({ about }) => about as Wishes[Kind],
  });
