import { sample } from 'effector';
import { received } from '../../domain/cart/index.ts';
import { account } from '../../domain/personal-data/index.ts';
import { mailboxConfirmed, profileKnown, signedIn } from '../../domain/profile/index.ts';

// What was asked for as a guest is not what an account sees.
sample({ clock: signedIn, fn: () => undefined, target: account.staled });

// The link of a letter answers with profile and cart as they are now (PROF-27).
sample({
  clock: mailboxConfirmed,
  fn: ({ cart, cartProducts }) => ({ cart, cartProducts }),
  target: received,
});
sample({
  clock: mailboxConfirmed,
  filter: ({ profile }) => profile !== null,
  fn: ({ profile }) => profile,
  target: profileKnown,
});
sample({ clock: mailboxConfirmed, fn: () => undefined, target: [account.staled, account.retryFx] });
