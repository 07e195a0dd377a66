import { sample } from 'effector';
import { $wish, wishForgotten, type Wish, type Wishes } from '../../platform/wish/index.ts';
import { signedIn } from './sign-in/signed-in.ts';

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
