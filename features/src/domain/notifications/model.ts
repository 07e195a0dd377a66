import { createEvent, sample } from 'effector';
import { limits } from '@rukav/contract/limits.ts';
import { getMessages, readMessages } from '@rukav/contract/notifications/calls.ts';
import type { MessageSlot } from '@rukav/contract/notifications/slots.ts';
import { createCallFx } from '../../platform/api/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { createOwn, unreadKnown } from '../marks/index.ts';

/** A page of a tab of the member's notifications. */
export const messages = createOwn(getMessages);

/** The address of a page of a tab; pages count from 1. */
export const addressOf = (slot: MessageSlot, page = 1) =>
  `/personal/notifications/${slot}${page > 1 ? `?page=${page}` : ''}`;

/** A page of a tab was opened; pages count from 0. */
export const tabOpened = createEvent<{ slot: MessageSlot; pageNumber: number }>();
sample({ clock: tabOpened, fn: (query) => ({ query }), target: messages.opened });

// A page past the end leads to the last one.
sample({
  clock: messages.shown,
  filter: ({ request, answer }) => answer.messages.length === 0 && Number(request.query.pageNumber ?? 0) > 0,
  fn: ({ request: { query }, answer }) => ({
    to: addressOf(query.slot ?? 'orders', Math.ceil(answer.totalCount / limits.listPageSize)),
    replace: true,
  }),
  target: addressRequestedFx,
});

const readFx = createCallFx(readMessages);

// What was shown has been read, and nothing else of its tab: what came meanwhile or stands on another page is still new. It is
// told once the messages are there, which stay marked as new until the page is left.
sample({
  clock: messages.shown,
  filter: ({ answer }) => answer.messages.length > 0,
  fn: ({ request, answer }) => ({
    query: { slot: request.query.slot, ids: answer.messages.map(({ id }) => id).join(',') },
  }),
  target: readFx,
});

sample({
  clock: readFx.doneData,
  fn: ({ unread }) => Object.values(unread).reduce((sum, count) => sum + count, 0),
  target: unreadKnown,
});
