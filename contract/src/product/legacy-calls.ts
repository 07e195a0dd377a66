import { call } from '../call.ts';
import { getPromoKits } from './calls.ts';
import type * as schemas from './schemas.ts';

/** Legacy: the looks of a product. */
export const productKits = call<typeof schemas.ProductKits>()({
  base: 'legacy',
  method: 'GET',
  path: '/product-kits',
  refusals: { ...getPromoKits.refusals },
});
