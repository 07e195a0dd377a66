import type { ColumnType } from 'kysely';
import { z } from 'zod';

/** A JSON column: read as the value, written as its text. */
export type Json<Value> = ColumnType<Value, string, string>;

/**
 * When the database saw a row become another one to a reader; null while it is as it came. It writes the time itself: whoever
 * names it takes the word back.
 */
export type ChangedAt = ColumnType<Date | null, null | undefined, null>;

/** A text in the two languages of the shop. */
export const Text = z.object({ ru: z.string(), kk: z.string() });
export type Text = z.infer<typeof Text>;

/** Whom a garment or a page addresses. */
export const Gender = z.enum(['women', 'men', 'girls', 'boys']);
export type Gender = z.infer<typeof Gender>;

/** A picture of the image service: its code in `/img/{width}x{height}/{code}` and the average colour that stands in for it. */
export const PictureRow = z.object({ code: z.string().regex(/^[\w-]+$/), alt: Text, colour: z.string() });
export type PictureRow = z.infer<typeof PictureRow>;

/** A moment that answers can write with a year of four digits. */
export const Moment = z.date().min(new Date('1970-01-01')).max(new Date('9999-12-31'));
