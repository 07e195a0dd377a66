import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '@rukav/contract';
import type { MessageKind } from '@rukav/contract/notifications/schemas.ts';
import type { MessageSlot } from '@rukav/contract/notifications/slots.ts';
import type { Json, Text } from '../database/columns.ts';
import type { TextId } from '../messages/render.ts';

/** What fills the gaps of a message: a text, a text in both languages, or an amount. All are written when the message is read. */
export type MessageValue = string | number | Text | { minor: number; currency: Currency };

export interface NotificationTables {
  account_message: AccountMessageTable;
}

/** A message to a member. It is kept as its texts' ids and values, and written in the language in which it is read. */
export interface AccountMessageTable {
  id: Generated<number>;
  account_id: string;
  slot: MessageSlot;
  kind: MessageKind;
  comment_codes: string[];
  title_id: TextId;
  text_id: TextId;
  values: Json<Record<string, MessageValue>>;
  url: string | null;
  created_at: Date;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
