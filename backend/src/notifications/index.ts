import type { Subject } from '../kernel.ts';
import { getMessagesHandler, readMessagesHandler } from './get-messages.ts';

export { tellConfirmed } from './confirmed.ts';
export { eraseNotifications } from './erase.ts';
export { unreadOf } from './message-repository.ts';
export { notify, type Notice } from './notify.ts';
export { toMessage } from './to-message.ts';

/** What the shop tells members. */
export const notifications: Subject = {
  name: 'notifications',
  routes: (kernel) => [getMessagesHandler(kernel), readMessagesHandler(kernel)],
};
