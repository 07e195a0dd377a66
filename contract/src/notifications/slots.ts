/** The tabs of the notifications (SUBS-11), in their order. */
export const messageSlots = ['actions', 'orders', 'messages', 'bonuses'] as const;
/** A tab of the notifications, and the slot of the messages in it. */
export type MessageSlot = (typeof messageSlots)[number];

/** Whether a part of an address names a tab. */
export const isMessageSlot = (text: string): text is MessageSlot =>
  (messageSlots as readonly string[]).includes(text);
