import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { ReviewSort } from '@rukav/contract/reviews/schemas.ts';
import type { Database } from '../database/schema.ts';
import { isValidQuestion, isValidReview } from './row-checks.ts';

/** Which part of a list is read. */
interface Page {
  pageNumber: number;
  pageSize: number;
}

/** Photographs that a summary shows. */
const mostPhotos = 12;

type Reviews<Row> = SelectQueryBuilder<Database, 'review', Row>;

const hasPhotos = sql<boolean>`exists (select from review_photo where review_id = review.id)`;

/** Equal ones stand newest first, and in the same order on every page. */
function ordered<Row>(reviews: Reviews<Row>, sort: ReviewSort): Reviews<Row> {
  const first = {
    newest: reviews,
    highest: reviews.orderBy('review.rating', 'desc'),
    lowest: reviews.orderBy('review.rating'),
    photos: reviews.orderBy(hasPhotos, 'desc'),
  }[sort];
  return first.orderBy('review.created_at', 'desc').orderBy('review.id');
}

const mean = (column: 'rating' | 'fit_rating' | 'quality_rating' | 'photo_accuracy_rating') =>
  sql<number | null>`round(avg(${sql.ref(column)}), 1)::float`;

/** Reads what has been published of products, without what cannot be shown. */
export const createPublishedRepository = (db: Kysely<Database>) => {
  const reviewsOf = (productIds: readonly string[]) =>
    db
      .selectFrom('review')
      .where('review.state', '=', 'published')
      .where('review.product_id', 'in', productIds);

  return {
    /** A page of the reviews of these products. */
    reviews: async (
      productIds: readonly string[],
      { sort, pageNumber, pageSize }: Page & { sort: ReviewSort },
    ) => {
      const rows = await ordered(reviewsOf(productIds).selectAll('review'), sort)
        .leftJoin('city', 'city.id', 'review.city_id')
        .select(['city.name_ru as city_ru', 'city.name_kk as city_kk'])
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute();
      return rows.filter(isValidReview);
    },

    /** What all reviews of these products come to, in one pass over them. */
    summary: (productIds: readonly string[]) =>
      reviewsOf(productIds)
        .select(({ fn }) => {
          const amount = (condition: ReturnType<typeof sql<boolean>>) =>
            fn.countAll<number>().filterWhere(condition);
          return [
            fn.countAll<number>().as('count'),
            mean('rating').as('rating'),
            mean('fit_rating').as('fit_rating'),
            mean('quality_rating').as('quality_rating'),
            mean('photo_accuracy_rating').as('photo_accuracy_rating'),
            amount(sql`rating = 1`).as('one'),
            amount(sql`rating = 2`).as('two'),
            amount(sql`rating = 3`).as('three'),
            amount(sql`rating = 4`).as('four'),
            amount(sql`rating = 5`).as('five'),
            amount(sql`size_fit = 'small_size'`).as('small_size'),
            amount(sql`size_fit = 'match_size'`).as('match_size'),
            amount(sql`size_fit = 'large_size'`).as('large_size'),
            amount(sql`is_recommended`).as('yes'),
            amount(sql`is_recommended is not null`).as('answers'),
          ];
        })
        .executeTakeFirstOrThrow(),

    /** The newest photographs of the reviews of these products. */
    photos: (productIds: readonly string[]) =>
      reviewsOf(productIds)
        .innerJoin('review_photo', 'review_photo.review_id', 'review.id')
        .select(['review_photo.id', 'review_photo.width', 'review_photo.height'])
        .orderBy('review.created_at', 'desc')
        .orderBy('review.id')
        .orderBy('review_photo.position')
        .limit(mostPhotos)
        .execute(),

    /** A page of the questions about these products, newest first, and how many there are in all. */
    questions: async (productIds: readonly string[], { pageNumber, pageSize }: Page) => {
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
      return { rows: rows.filter(isValidQuestion), count: Number(count) };
    },
  };
};
