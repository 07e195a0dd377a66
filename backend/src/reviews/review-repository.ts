import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Publication, QuestionTable, ReviewTable } from './tables.ts';

type Written = 'text_hash' | 'state' | 'id';
export type NewReview = Omit<Insertable<ReviewTable>, Written>;
export type NewQuestion = Omit<Insertable<QuestionTable>, Written | 'answer'>;

/** Which part of a list is read. */
interface Page {
  pageNumber: number;
  pageSize: number;
}

/** The same words are the same text, however they are spaced and capitalised. */
const hashOf = (text: string) =>
  createHash('sha256').update(text.trim().replace(/\s+/g, ' ').toLowerCase()).digest();

export type ReviewRepository = ReturnType<typeof createReviewRepository>;

/** Reviews and questions of products. */
export const createReviewRepository = (db: Kysely<Database>) => ({
  /** Writes a review down and answers its id; nothing when this author has sent this text about this product before. */
  addReview: async (review: NewReview) =>
    (
      await db
        .insertInto('review')
        .values({ ...review, text_hash: hashOf(review.text) })
        .onConflict((conflict) => conflict.columns(['product_id', 'author_key', 'text_hash']).doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id,

  /** As `addReview`, for a question. */
  addQuestion: async (question: NewQuestion) =>
    (
      await db
        .insertInto('question')
        .values({ ...question, text_hash: hashOf(question.text) })
        .onConflict((conflict) => conflict.columns(['product_id', 'author_key', 'text_hash']).doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id,

  /** Published reviews of these products, newest first, and how many there are in all. */
  reviewsOf: async (productIds: readonly string[], { pageNumber, pageSize }: Page) => {
    const published = db
      .selectFrom('review')
      .where('state', '=', 'published')
      .where('product_id', 'in', productIds);
    const [rows, { count }] = await Promise.all([
      published
        .leftJoin('city', 'city.id', 'review.city_id')
        .selectAll('review')
        .select(['city.name_ru as city_ru', 'city.name_kk as city_kk'])
        .orderBy('review.created_at', 'desc')
        .orderBy('review.id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      published.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { rows, count: Number(count) };
  },

  /** Published questions of these products, newest first, and how many there are in all. */
  questionsOf: async (productIds: readonly string[], { pageNumber, pageSize }: Page) => {
    const published = db
      .selectFrom('question')
      .where('state', '=', 'published')
      .where('product_id', 'in', productIds);
    const [rows, { count }] = await Promise.all([
      published
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      published.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { rows, count: Number(count) };
  },

  /** What waits for a moderator, oldest first. */
  waiting: async (table: 'review' | 'question') =>
    db
      .selectFrom(table)
      .select(['id', 'product_id', 'author', 'text', 'created_at'])
      .where('state', '=', 'moderation')
      .orderBy('created_at')
      .limit(200)
      .execute(),

  /** Publishes or rejects; false when there is no such thing. */
  judge: async (table: 'review' | 'question', id: string, state: Publication) => {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ state })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
});
