import type { PublishedPhoto, ReviewSummary } from '@rukav/contract/reviews/schemas.ts';
import type { createPublishedRepository } from './published-repository.ts';

type Counted = Awaited<ReturnType<ReturnType<typeof createPublishedRepository>['summary']>>;

/** What the database has counted, in the shape of the contract. */
export const toSummary = (counted: Counted, photos: PublishedPhoto[]): ReviewSummary => ({
  rating: counted.rating,
  count: counted.count,
  ratings: [counted.one, counted.two, counted.three, counted.four, counted.five],
  sizeFits: {
    small_size: counted.small_size,
    match_size: counted.match_size,
    large_size: counted.large_size,
  },
  recommended: { yes: counted.yes, answers: counted.answers },
  fitRating: counted.fit_rating,
  qualityRating: counted.quality_rating,
  photoAccuracyRating: counted.photo_accuracy_rating,
  photos,
});
