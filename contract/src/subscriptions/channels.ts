/** By what news are sent (SUBS-02). */
export const subscriptionChannels = ['EMAIL', 'SMS', 'WHATSAPP'] as const;
export type SubscriptionChannel = (typeof subscriptionChannels)[number];

/** Why somebody wants no more news (SUBS-05), with the code of each. */
export const unsubscribeReasons = { tooMany: 1, notInterested: 7, other: 999 } as const;
export type UnsubscribeReason = (typeof unsubscribeReasons)[keyof typeof unsubscribeReasons];

/** Channels that the corporate portal sets for employees (SUBS-08, SUBS-09). */
export const employeesChannels: readonly SubscriptionChannel[] = ['EMAIL', 'SMS'];
