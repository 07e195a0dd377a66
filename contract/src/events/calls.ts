import { call } from '../call.ts';
import type * as gateway from './gateway.ts';
import type * as schemas from './schemas.ts';

export const postEvent = call<typeof schemas.PostEvent>()({
  base: 'v3',
  method: 'POST',
  path: '/event',
  refusals: { captcha_required: 403, captcha_failed: 403 },
});

/** Tells the personalisation gateway of something that a visitor has done, who has agreed to analytics (API-149). */
export const postGatewayEvent = call<typeof gateway.PostGatewayEvent>()({
  base: 'pg',
  method: 'POST',
  path: '/event',
  refusals: {},
});
