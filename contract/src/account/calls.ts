import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getAccount = call<typeof schemas.GetAccount>()({
  base: 'v3',
  method: 'GET',
  path: '/account',
  refusals: {},
});
