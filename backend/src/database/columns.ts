import type { ColumnType } from 'kysely';

/** A JSON column: read as the value, written as its text. */
export type Json<Value> = ColumnType<Value, string, string>;

/**
 * When the database saw a row become another one to a reader; null while it is as it came. It writes the time itself: whoever
 * names it takes the word back.
 */
export type ChangedAt = ColumnType<Date | null, null | undefined, null>;

/** A text in the two languages of the shop. */
export interface Text {
  ru: string;
  kk: string;
}

/** Whom a garment or a page addresses. */
export type Gender = 'women' | 'men' | 'girls' | 'boys';

/** A picture of the image service: its code in `/img/{width}x{height}/{code}` and the average colour that stands in for it. */
export interface PictureRow {
  code: string;
  alt: Text;
  colour: string;
}
