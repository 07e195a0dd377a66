import type { Locale } from '@rukav/contract';
import type { SizeFit, TimeUsage } from '@rukav/contract/reviews/schemas.ts';

/** What a shopper has written about a product, in one language. */
interface WrittenRow {
  id: string;
  productId: string;
  author: string;
  locale: Locale;
  text: string;
  /** ISO 8601 in UTC, before the `now` that was given. */
  createdAt: string;
}

/** A published review. Ratings are 1 to 5 stars; `photos` are codes of pictures. */
export interface ReviewRow extends WrittenRow {
  cityId: number;
  rating: number;
  qualityRating: number | null;
  photoAccuracyRating: number | null;
  fitRating: number | null;
  sizeFit: SizeFit;
  timeUsage: TimeUsage | null;
  advantages: string;
  disadvantages: string;
  recommended: boolean | null;
  photos: string[];
}

/** A published question with the shop's answer; null while there is none. */
export interface QuestionRow extends WrittenRow {
  answer: string | null;
}

/** Everything that shoppers have written. */
export interface DemoReviews {
  reviews: ReviewRow[];
  questions: QuestionRow[];
}
