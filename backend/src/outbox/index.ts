import type { Kernel, Subject } from '../kernel.ts';
import { deliverJob } from './deliver.ts';
import type { MessagePort } from './message-port.ts';
import type { Channel } from './tables.ts';

export { enqueue, isChannelDelayed, withdraw, type NewMessage } from './enqueue.ts';
export { messagesFrom, messagesTo, takeStrangerMessage } from './stranger-allowance.ts';
export { readerPort, webhookPort, type MessagePort } from './message-port.ts';

/** What a retailer's service carries. */
const carried: readonly Channel[] = ['mail', 'sms', 'call', 'push'];

/**
 * Messages on their way out. Without a way out (`port` undefined) they wait. `browsers` is the way of notifications to
 * browsers, apart from the others: neither waits for the other's service.
 */
export const createOutbox = (
  port: MessagePort | undefined,
  browsers?: (kernel: Kernel) => MessagePort,
): Subject => ({
  name: 'outbox',
  jobs: (kernel) => {
    if (!port)
      kernel.log.warn('MESSAGES_URL is not set: letters and codes wait in the outbox and reach nobody.');
    return [
      ...(port ? [deliverJob(kernel, { name: 'outbox-deliver', port, channels: carried })] : []),
      ...(browsers
        ? [
            deliverJob(kernel, {
              name: 'outbox-deliver-browser',
              port: browsers(kernel),
              channels: ['browser'],
            }),
          ]
        : []),
    ];
  },
});
