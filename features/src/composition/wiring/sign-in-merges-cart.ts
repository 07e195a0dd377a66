import { sample } from 'effector';
import { giftCardLimits } from '@rukav/contract/gift-cards/limits.ts';
import { received } from '../../domain/cart/index.ts';
import { profileKnown, signedIn, signInTold } from '../../domain/profile/index.ts';
import { visitorChanged } from '../../platform/api/index.ts';
import { $session, actorChanged, session } from '../../platform/session/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';

// The answer of signing in carries the cart that the account has now.
sample({ clock: signedIn, fn: ({ cart, cartProducts }) => ({ cart, cartProducts }), target: received });
sample({ clock: signedIn, fn: ({ profile }) => profile, target: profileKnown });
sample({ clock: signedIn, fn: () => 'member' as const, target: actorChanged });

// She goes on in another city: of the cart that she has filled on another device, or of her profile. The session is there already.
const moved = sample({
  clock: signedIn,
  source: $session,
  filter: (before, { cityId }) => cityId !== before.cityId,
  fn: () => undefined,
});
sample({ clock: moved, target: session.retryFx });
sample({ clock: moved, fn: () => 'city' as const, target: visitorChanged });

// A cart that was saved earlier is never merged silently: the shopper adds it or keeps only the new one.
sample({
  clock: signedIn,
  filter: ({ savedCarts }) => savedCarts.length > 0,
  fn: ({ savedCarts }) => ({ id: 'cart-merge' as const, props: { carts: savedCarts } }),
  target: openModalFx,
});

// Gift cards of both carts join as she signs in, up to what a cart holds: what found no room is told (GIFT-27).
sample({
  clock: signedIn,
  filter: ({ giftCardsLeftOut }) => giftCardsLeftOut > 0,
  fn: ({ giftCardsLeftOut }) =>
    ({
      id: 'cart-merge-cards-left-out',
      level: 'info',
      message: 'profile.merge.cardsLeftOut',
      values: { shown: String(giftCardsLeftOut), most: String(giftCardLimits.inCart) },
    }) as const,
  target: signInTold,
});
