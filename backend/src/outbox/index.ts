import type { Subject } from '../kernel.ts';
import { deliverJob } from './deliver.ts';
import type { MessagePort } from './message-port.ts';

export { enqueue, isChannelDelayed, withdraw, type NewMessage } from './enqueue.ts';
export { readerPort, webhookPort, type MessagePort } from './message-port.ts';

/** Messages on their way out. Without a way out (`port` undefined) they wait. */
export const createOutbox = (port: MessagePort | undefined): Subject => ({
  name: 'outbox',
  jobs: (kernel) => {
    if (port) return [deliverJob(kernel, port)];
    kernel.log.warn('MESSAGES_URL is not set: letters and codes wait in the outbox and reach nobody.');
    return [];
  },
});
