import { sample } from 'effector';
import { heartPressed, storeToggled } from '../../domain/favourites/index.ts';
import { marked, marksCleared } from '../../domain/marks/index.ts';
import { signedIn, wishGrantedOf } from '../../domain/profile/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';

// Whoever signs in may take the place of another member, whose session had ended unnoticed, and likes other things. It stands above
// the wishes, as they are carried out after it.
sample({ clock: signedIn, fn: () => undefined, target: marksCleared });

// Whoever had to sign in to like something likes it now.
sample({
  clock: wishGrantedOf('favourite'),
  fn: ({ productId }) => ({ productId, isFavourite: true }),
  target: [marked, heartPressed],
});
sample({
  clock: wishGrantedOf('favouriteStore'),
  fn: ({ id }) => ({ id, isFavourite: true }),
  target: storeToggled,
});

// Whoever had to sign in to order goes on to order.
sample({ clock: wishGrantedOf('order'), fn: () => ({ to: '/cart/checkout' }), target: addressRequestedFx });
