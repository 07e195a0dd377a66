import { reviewSorts } from '@rukav/contract/reviews/limits.ts';
import type { ReviewSort } from '@rukav/contract/reviews/schemas.ts';

/** How many reviews or questions are added at a time. */
export const step = { reviews: 5, questions: 4 } as const;

/** How much of a product's reviews and questions is open: the query of its page says it. */
export interface ReviewsLocation {
  productId: string;
  sort: ReviewSort;
  /** Steps of reviews and of questions that are shown, from 1. */
  reviews: number;
  questions: number;
}

const steps = (written: string | null) => {
  const count = Number(written ?? 1);
  return Number.isInteger(count) && count > 0 && count <= 100 ? count : 1;
};

/** Reads the location out of a query; what it does not know is as if it were not there. */
export const readReviewsLocation = (productId: string, query: URLSearchParams): ReviewsLocation => ({
  productId,
  sort: reviewSorts.find((sort) => sort === query.get('reviewSort')) ?? 'newest',
  reviews: steps(query.get('reviews')),
  questions: steps(query.get('questions')),
});

/** The query of a location; empty where the page opens at it by itself. */
export function queryOf({ sort, reviews, questions }: ReviewsLocation): string {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('reviewSort', sort);
  if (reviews > 1) query.set('reviews', String(reviews));
  if (questions > 1) query.set('questions', String(questions));
  return query.size > 0 ? `?${query.toString()}` : '';
}
