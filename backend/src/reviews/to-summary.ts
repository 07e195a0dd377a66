import type { PublishedPhoto, ReviewSummary } from '@rukav/contract/reviews/schemas.ts';
import type { createPublishedRepository } from './published-repository.ts';

type Counted = Awaited<ReturnType<ReturnType<typeof createPublishedRepository>['summary']>>;

/** The summary of a product that nobody has reviewed. */
export const nothingSaid: ReviewSummary = {
  rating: null,
  count: 0,
  ratings: [0, 0, 0, 0, 0],
  sizeFits: { small_size: 0, match_size: 0, large_size: 0 },
  recommended: { yes: 0, answers: 0 },
  fitRating: null,
  qualityRating: null,
  photoAccuracyRating: null,
  photos: [],
};

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
