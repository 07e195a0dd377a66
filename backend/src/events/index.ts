import type { Subject } from '../kernel.ts';
import { postEventHandler } from './post-event.ts';
import { postGatewayEventHandler } from './post-gateway-event.ts';

export { eraseFeedback } from './erase.ts';

/** What visitors tell the shop of themselves. */
export const events: Subject = {
  name: 'events',
  routes: (kernel) => [postEventHandler(kernel), postGatewayEventHandler(kernel)],
};
