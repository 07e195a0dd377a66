import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getCart = call<typeof schemas.GetCart>()({
  base: 'v3',
  method: 'GET',
  path: '/cart',
  refusals: {},
});

export const addProducts = call<typeof schemas.AddProducts>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/products/add',
  refusals: {
    sold_out: 409,
    quantity_limit_exceeded: 422,
    invalid_request: 422,
    invalid_email: 422,
    product_not_found: 404,
    pickup_point_not_found: 404,
  },
});

export const updateProducts = call<typeof schemas.UpdateProducts>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/products/update',
  refusals: { sold_out: 409, quantity_limit_exceeded: 422, lines_not_found: 404, product_not_found: 404 },
});

export const deleteProducts = call<typeof schemas.DeleteProducts>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/products/delete',
  refusals: { lines_not_found: 404 },
});

export const mergeCarts = call<typeof schemas.MergeCarts>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/merge',
  who: 'member',
  refusals: { merge_failed: 409 },
});
