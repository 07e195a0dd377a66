import { sample } from 'effector';
import { wishGrantedOf } from '../../domain/profile/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';

// Whoever had to sign in to order goes on to order.
sample({ clock: wishGrantedOf('order'), fn: () => ({ to: '/cart/checkout' }), target: addressRequestedFx });
