import type { Generated } from 'kysely';
import type { SubscriptionChannel, UnsubscribeReason } from '@rukav/contract/subscriptions/channels.ts';

export interface SubscriptionTables {
  subscription: SubscriptionTable;
}

/** News by a channel: of a member, whose contacts are the account's, or of a guest's mailbox. */
export interface SubscriptionTable {
  id: Generated<number>;
  channel: SubscriptionChannel;
  account_id: string | null;
  /** In small letters; null for a member. */
  email: string | null;
  is_subscribed: boolean;
  /** Why it was switched off, if that was said. */
  reason: UnsubscribeReason | null;
  /** Where it was changed last: the path of the page, and what of it. */
  page: string;
  source: string;
  changed_at: Date;
  /** What the link of its letters is known by. */
  token: Generated<string>;
}
