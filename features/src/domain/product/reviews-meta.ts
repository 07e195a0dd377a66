import type { PublishedReview, ReviewSummary } from '@rukav/contract/reviews/schemas.ts';

interface ShownReviews {
  items: readonly PublishedReview[];
  summary: ReviewSummary;
}

/** What a search engine reads of the reviews (schema.org): only those that the page shows, and nothing without any. */
export function reviewsMeta({ items, summary: { rating, count } }: ShownReviews) {
  if (rating === null) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count },
    review: items.map((review) => ({
      '@type': 'Review',
      ...(review.authorName && { author: { '@type': 'Person', name: review.authorName } }),
      datePublished: review.createdAt.slice(0, 10),
      inLanguage: review.lang,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating },
      reviewBody: review.text,
    })),
  };
}
