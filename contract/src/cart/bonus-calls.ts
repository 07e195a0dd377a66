import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** Pays a part of the cart with bonuses, or pays it with money alone. Promotions have to be declined first (CART-29). */
export const setBonuses = call<typeof schemas.SetBonuses>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/bonuses',
  who: 'member',
  refusals: { promotions_applied: 409, no_bonuses: 409 },
});
