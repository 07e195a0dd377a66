import { getMessages, readMessages } from '@rukav/contract/notifications/calls.ts';
import { GetMessages, ReadMessages } from '@rukav/contract/notifications/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createMessageRepository, unreadOf } from './message-repository.ts';
import { toMessage } from './to-message.ts';

const isOff = async ({ flags }: Kernel) => !(await flags.read()).notificationCentre;

/** GET /account/messages: a page of a tab. */
export const getMessagesHandler = (kernel: Kernel) =>
  handle(getMessages, GetMessages, async ({ accountId, query: { slot, ...page }, locale, refuse }) => {
    if (await isOff(kernel)) return refuse('notifications_unavailable');
    const messages = createMessageRepository(kernel.db, accountId);
    const [rows, totalCount, unread] = await Promise.all([
      messages.page(slot, page),
      messages.count(slot),
      unreadOf(kernel.db, accountId),
    ]);
    return { messages: rows.map((row) => toMessage(row, locale)), totalCount, unread };
  });

/** GET /account/messages-read: what was shown counts as read. */
export const readMessagesHandler = (kernel: Kernel) =>
  handle(
    readMessages,
    ReadMessages,
    async ({ accountId, query: { slot, ids }, now, refuse }) => {
      if (await isOff(kernel)) return refuse('notifications_unavailable');
      await createMessageRepository(kernel.db, accountId).read({ slot, ids: ids?.split(',') }, now);
      return { unread: await unreadOf(kernel.db, accountId) };
    },
    { isWrite: true },
  );
