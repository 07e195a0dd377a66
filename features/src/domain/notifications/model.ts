import { createEvent, sample } from 'effector';
import { getMessages, readMessages } from '@rukav/contract/notifications/calls.ts';
import type { MessageSlot } from '@rukav/contract/notifications/slots.ts';
import { createCallFx } from '../../platform/api/index.ts';
import { createOwn, unreadKnown } from '../marks/index.ts';

/** A page of a tab of the member's notifications. */
export const messages = createOwn(getMessages);

/** A page of a tab was opened; pages count from 0. */
export const tabOpened = createEvent<{ slot: MessageSlot; pageNumber: number }>();
sample({ clock: tabOpened, fn: (query) => ({ query }), target: messages.opened });

const readFx = createCallFx(readMessages);

// What was shown has been read: told once the messages are there, which stay marked as new until the page is left.
sample({
  clock: messages.shown,
  fn: ({ request }) => ({ query: { slot: request.query.slot } }),
  target: readFx,
});

sample({
  clock: readFx.doneData,
  fn: ({ unread }) => Object.values(unread).reduce((sum, count) => sum + count, 0),
  target: unreadKnown,
});
