import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { countRatings } from './count-ratings.ts';
import type { Publication, QuestionTable, ReviewTable } from './tables.ts';
import { textHash } from './text-hash.ts';

type Written = 'text_hash' | 'state' | 'id';
export type NewReview = Omit<Insertable<ReviewTable>, Written>;
export type NewQuestion = Omit<Insertable<QuestionTable>, Written | 'answer'>;

export type ReviewRepository = ReturnType<typeof createReviewRepository>;

/** Writes reviews and questions of products, and publishes them. */
export const createReviewRepository = (db: Kysely<Database>) => ({
  /** Writes a review down and answers its id; nothing when this author has sent this text about this product before. */
  addReview: async (review: NewReview) =>
    (
      await db
        .insertInto('review')
        .values({ ...review, text_hash: textHash(review.text) })
        .onConflict((conflict) => conflict.columns(['product_id', 'author_key', 'text_hash']).doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id,

  /** As `addReview`, for a question. */
  addQuestion: async (question: NewQuestion) =>
    (
      await db
        .insertInto('question')
        .values({ ...question, text_hash: textHash(question.text) })
        .onConflict((conflict) => conflict.columns(['product_id', 'author_key', 'text_hash']).doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id,

  /** What waits for a moderator, oldest first. */
  waiting: async (table: 'review' | 'question') =>
    db
      .selectFrom(table)
      .select(['id', 'product_id', 'author', 'text', 'created_at'])
      .where('state', '=', 'moderation')
      .orderBy('created_at')
      .limit(200)
      .execute(),

  /** Publishes or rejects, and counts the model's rating anew; false when there is no such text. */
  moderate: async (table: 'review' | 'question', id: string, state: Publication) => {
    const moderated = await transaction(db, async (trx) => {
      const text = await trx
        .updateTable(table)
        .set({ state })
        .where('id', '=', id)
        .returning('product_id')
        .executeTakeFirst();
      if (text && table === 'review') await countRatings(trx, text.product_id);
      return text;
    });
    return moderated !== undefined;
  },
});
