import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const postEvent = call<typeof schemas.PostEvent>()({
  base: 'v3',
  method: 'POST',
  path: '/event',
  refusals: {},
});
