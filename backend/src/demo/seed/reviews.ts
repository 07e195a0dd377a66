import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { countRatings, textHash } from '../../reviews/index.ts';
import type { DemoReviews } from '../index.ts';
import { write } from './write.ts';

/** Pixels of a picture that stands in for a photograph. */
const size = { width: 900, height: 1200 };

const published = ({ id, productId, author, locale, text, createdAt }: DemoReviews['questions'][number]) => ({
  id,
  product_id: productId,
  author_key: `demo ${id}`,
  text_hash: textHash(text),
  author,
  text,
  locale,
  state: 'published' as const,
  created_at: new Date(createdAt),
});

/** Writes reviews with their photographs and questions with their answers, and rates the models by them. */
export async function writeReviews(
  trx: Transaction<Database>,
  { reviews, questions }: DemoReviews,
): Promise<void> {
  await write(
    trx,
    'review',
    reviews.map((review) => ({
      ...published({ ...review, answer: null }),
      city_id: review.cityId,
      rating: review.rating,
      fit_rating: review.fitRating,
      quality_rating: review.qualityRating,
      photo_accuracy_rating: review.photoAccuracyRating,
      size_fit: review.sizeFit,
      time_usage: review.timeUsage,
      advantages: review.advantages,
      disadvantages: review.disadvantages,
      is_recommended: review.recommended,
    })),
  );
  await write(
    trx,
    'review_photo',
    reviews.flatMap(({ id, photos, createdAt }) =>
      photos.map((picture, position) => ({
        id: randomUUID(),
        review_id: id,
        position,
        picture,
        ...size,
        created_at: new Date(createdAt),
      })),
    ),
  );
  await write(
    trx,
    'question',
    questions.map((question) => ({ ...published(question), email: null, answer: question.answer })),
  );
  await countRatings(trx);
}
