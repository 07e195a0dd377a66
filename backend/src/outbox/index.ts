import type { Subject } from '../kernel.ts';
import { deliverJob } from './deliver.ts';
import { readerPort, webhookPort } from './message-port.ts';

export { enqueue, type NewMessage } from './enqueue.ts';

/** Messages on their way out. Without a service to hand them to, they are sent in the demo only; otherwise they wait. */
export const outbox: Subject = {
  name: 'outbox',
  jobs: (kernel) => {
    const { messagesUrl, messagesToken, isDemo } = kernel.config;
    if (messagesUrl) return [deliverJob(kernel, webhookPort(messagesUrl, messagesToken))];
    if (isDemo) return [deliverJob(kernel, readerPort)];
    kernel.log.warn('MESSAGES_URL is not set: letters and codes wait in the outbox and reach nobody.');
    return [];
  },
};
