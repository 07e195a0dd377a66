import type { Generated } from 'kysely';
import type { FeedbackTheme } from '@rukav/contract/fields/feedback.ts';

export interface EventsTables {
  feedback_message: FeedbackMessageTable;
}

/** What somebody has written to the shop. */
export interface FeedbackMessageTable {
  id: Generated<number>;
  /** Null for a guest. */
  account_id: string | null;
  name: string;
  email: string;
  theme: FeedbackTheme;
  message: string;
  made_at: Date;
}
