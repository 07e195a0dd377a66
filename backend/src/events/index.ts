import type { Subject } from '../kernel.ts';
import type { Captchas } from '../sign-in/index.ts';
import { postEventHandler } from './post-event.ts';
import { postGatewayEventHandler } from './post-gateway-event.ts';

export { eraseFeedback } from './erase.ts';

/** Messages of visitors to the shop, and events for the personalisation gateway. */
export const createEvents = (captchas: Captchas): Subject => ({
  name: 'events',
  routes: (kernel) => [postEventHandler(kernel, captchas), postGatewayEventHandler(kernel)],
});
