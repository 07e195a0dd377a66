import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { SizeFit, TimeUsage } from '@rukav/contract/reviews/schemas.ts';

export interface ReviewTables {
  review: ReviewTable;
  question: QuestionTable;
  review_photo: ReviewPhotoTable;
}

/** Nobody but the moderator sees what waits for moderation or was rejected. */
export type Publication = 'moderation' | 'published' | 'rejected';

interface Written {
  id: Generated<string>;
  product_id: string;
  /** The account that wrote it, or the session of a guest: the same text counts once for each. */
  author_key: string;
  text_hash: Buffer;
  author: string;
  text: string;
  /** The shop's language and country where it was written. */
  locale: Locale;
  state: Generated<Publication>;
  created_at: Date;
}

/** A review of one colour of a model. Ratings are 1 to 5 stars. */
export interface ReviewTable extends Written {
  city_id: number;
  rating: number;
  fit_rating: number | null;
  quality_rating: number | null;
  photo_accuracy_rating: number | null;
  size_fit: SizeFit;
  time_usage: TimeUsage | null;
  advantages: string;
  disadvantages: string;
  is_recommended: boolean | null;
}

export interface QuestionTable extends Written {
  /** Where the answer is sent as well. Never leaves. */
  email: string | null;
  answer: ColumnType<string | null, string | null | undefined, string>;
}

/** A photograph of a review, of a question, or still waiting for one of them. */
export interface ReviewPhotoTable {
  id: string;
  review_id: ColumnType<string | null, string | undefined, string>;
  question_id: ColumnType<string | null, never, string>;
  position: ColumnType<number, number | undefined, number>;
  /** The code of one of the shop's own pictures; null for an upload, which is in the data folder. */
  picture: ColumnType<string | null, string | undefined, never>;
  width: number;
  height: number;
  created_at: Date;
}
