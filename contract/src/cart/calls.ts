import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getCart = call<typeof schemas.GetCart>()({
  base: 'v3',
  method: 'GET',
  path: '/cart',
  refusals: [],
});

export const addProducts = call<typeof schemas.AddProducts>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/products/add',
  refusals: ['sold_out', 'quantity_limit_exceeded', 'invalid_request', 'invalid_email', 'product_not_found'],
});

export const updateProducts = call<typeof schemas.UpdateProducts>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/products/update',
  refusals: ['sold_out', 'quantity_limit_exceeded', 'lines_not_found', 'product_not_found'],
});

export const deleteProducts = call<typeof schemas.DeleteProducts>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/products/delete',
  refusals: ['lines_not_found'],
});

export const mergeCarts = call<typeof schemas.MergeCarts>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/merge',
  refusals: ['auth_required', 'merge_failed'],
});
