import { call } from '../call.ts';
import { addProducts } from './calls.ts';
import { checkout } from './checkout-calls.ts';
import { addPromo, setPromotions } from './promo-calls.ts';
import type * as schemas from './schemas.ts';

/** Legacy: brings a size to a number of pieces; none takes it away. */
export const cartItem = call<typeof schemas.SetCartItem>()({
  base: 'legacy',
  method: 'POST',
  path: '/cart-item',
  refusals: { ...addProducts.refusals },
});

/** Legacy: the cart with the prices and the stock of now. */
export const recalculate = call<typeof schemas.Recalculate>()({
  base: 'legacy',
  method: 'POST',
  path: '/recalculate',
  refusals: {},
});

/** Legacy name of `checkout`. */
export const submit = call<typeof schemas.Checkout>()({
  base: 'legacy',
  method: 'POST',
  path: '/submit',
  refusals: { ...checkout.refusals },
});

/** Legacy name of `addPromo`. */
export const applyPromo = call<typeof schemas.AddPromo>()({
  base: 'legacy',
  method: 'POST',
  path: '/apply-promo',
  refusals: { ...addPromo.refusals },
});

/** Legacy name of `setPromotions`. */
export const applyActions = call<typeof schemas.SetPromotions>()({
  base: 'legacy',
  method: 'POST',
  path: '/apply-actions',
  refusals: { ...setPromotions.refusals },
});
