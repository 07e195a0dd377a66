import { sample } from 'effector';
import { heartPressed, storeToggled } from '../../domain/favourites/index.ts';
import { marked } from '../../domain/marks/index.ts';
import { wishGrantedOf } from '../../domain/profile/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';

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
