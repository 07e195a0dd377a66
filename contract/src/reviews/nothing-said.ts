import type { ReviewSummary } from './schemas.ts';

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
