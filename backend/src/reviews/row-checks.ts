import { Review } from '@rukav/contract/reviews/schemas.ts';
import { z } from 'zod';
import { Moment } from '../database/columns.ts';
import { rowCheck } from '../database/valid-rows.ts';

const { rating, sizeFit, timeUsage, text, advantages, disadvantages } = Review.shape;
const optionalRating = rating.nullable();

/** Returns whether a review can be shown. */
export const isValidReview = rowCheck(
  'review',
  'id',
  z.object({
    rating,
    fit_rating: optionalRating,
    quality_rating: optionalRating,
    photo_accuracy_rating: optionalRating,
    size_fit: sizeFit,
    time_usage: timeUsage.nullable(),
    text,
    advantages,
    disadvantages,
    created_at: Moment,
  }),
);

/** Returns whether a question can be shown. */
export const isValidQuestion = rowCheck('question', 'id', z.object({ created_at: Moment }));
