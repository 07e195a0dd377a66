import { z } from 'zod';
import { limits } from '../limits.ts';
import { Id, Moment } from '../values.ts';
import { messageSlots } from './slots.ts';

export const MessageSlot = z.enum(messageSlots);

/** What a message is for (SUBS-15). */
export const MessageKind = z.enum(['INFO', 'PROMO']);
export type MessageKind = z.infer<typeof MessageKind>;

/** What the shop tells a member, in her language. */
export const Message = z.object({
  id: Id,
  slot: MessageSlot,
  kind: MessageKind,
  /** What it is about, such as `order_waitingInStore`. */
  commentCodes: z.array(z.string()),
  title: z.string(),
  text: z.string(),
  /** The page of the shop that says more; null for none. */
  url: z.string().nullable(),
  createdAt: Moment,
  isRead: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** How many messages of each slot were not read yet. */
export const Unread = z.record(MessageSlot, z.int());

/** A page of the messages of a slot, the newest first; of all slots where none is named. */
export const GetMessages = {
  query: z.object({
    pageNumber: z.coerce.number().int().min(0).max(1000).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(limits.listPageSize),
    slot: MessageSlot.optional(),
  }),
  response: z.object({ messages: z.array(Message), totalCount: z.int(), unread: Unread }),
};

/**
 * Marks messages as read: those of a slot or all of them, and of these the named ones alone (`ids`, commas between them) where
 * a page has shown some. Answers how many are left unread.
 */
export const ReadMessages = {
  query: z.object({
    slot: MessageSlot.optional(),
    ids: z
      .string()
      .regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,99}$/)
      .optional(),
  }),
  response: z.object({ unread: Unread }),
};
