import { sample } from 'effector';
import { received } from '../../domain/cart/index.ts';
import { profileKnown, signedIn } from '../../domain/profile/index.ts';
import { $session, actorChanged, session } from '../../platform/session/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';

// The answer of signing in carries the cart that the account has now.
sample({ clock: signedIn, fn: ({ cart, cartProducts }) => ({ cart, cartProducts }), target: received });
sample({ clock: signedIn, fn: ({ profile }) => profile, target: profileKnown });
sample({ clock: signedIn, fn: () => 'member' as const, target: actorChanged });

// The cart is obtained in the city that was chosen on another device, and the session has gone there.
sample({
  clock: signedIn,
  source: $session,
  filter: ({ cityId }, { cart }) =>
    cart.shippingGroups.some((group) => group.cityId !== null && group.cityId !== cityId),
  fn: () => undefined,
  target: session.retryFx,
});

// A cart that was saved earlier is never merged silently: the shopper adds it or keeps only the new one.
sample({
  clock: signedIn,
  filter: ({ savedCarts }) => savedCarts.length > 0,
  fn: ({ savedCarts }) => ({ id: 'cart-merge' as const, props: { carts: savedCarts } }),
  target: openModalFx,
});
