import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getAccount = call<typeof schemas.GetAccount>()({
  base: 'v3',
  method: 'GET',
  path: '/account',
  refusals: {},
});

export const putProfile = call<typeof schemas.PutProfile>()({
  base: 'legacy',
  method: 'PUT',
  path: '/profile',
  who: 'member',
  refusals: { profile_changed: 409, city_not_found: 404 },
});

export const deleteAccount = call<typeof schemas.DeleteAccount>()({
  base: 'v3',
  method: 'POST',
  path: '/account/_delete',
  who: 'member',
  refusals: { deletion_unavailable: 403, orders_underway: 409 },
});

export const exportAccount = call<typeof schemas.ExportAccount>()({
  base: 'v3',
  method: 'GET',
  path: '/account/export',
  who: 'member',
  refusals: {},
});
