import { z } from 'zod';
import { optionalLine, optionalText, requiredLine, requiredText } from '../fields/texts.ts';
import { CityId, Email, Id, Language, Moment } from '../values.ts';
import { reviewLimits, reviewSorts, sizeFits, timeUsages } from './limits.ts';

export const SizeFit = z.enum(sizeFits);
export type SizeFit = z.infer<typeof SizeFit>;

export const TimeUsage = z.enum(timeUsages);
export type TimeUsage = z.infer<typeof TimeUsage>;

const Stars = z.int().min(1).max(5);
const Text = requiredText(reviewLimits.text);
const OptionalText = z._default(optionalText(reviewLimits.text), '');
const Author = requiredLine(reviewLimits.author);
const PhotoIds = z
  .array(z.uuid())
  .max(reviewLimits.photos)
  .refine((ids) => new Set(ids).size === ids.length)
  .default([]);

/** The rules of publication, and by law apart from them the processing of personal data. */
const Agreement = z.object({ rules: z.literal(true), personalData: z.literal(true) });

/** What a shopper writes of a thing: name, rating, size fit and text are asked for, the rest is optional (REV-12). */
export const Review = z.object({
  rating: Stars,
  fitRating: Stars.optional(),
  qualityRating: Stars.optional(),
  photoAccuracyRating: Stars.optional(),
  sizeFit: SizeFit,
  timeUsage: TimeUsage.optional(),
  advantages: OptionalText,
  disadvantages: OptionalText,
  text: Text,
  recommended: z.boolean().optional(),
  authorName: Author,
  photoIds: PhotoIds,
});
export type Review = z.infer<typeof Review>;

/** `moderation`: it is read before others see it. */
const Received = z.object({ id: z.uuid(), state: z.literal('moderation') });

/** A review. The same text of the same visitor about the same product is `text_already_sent`. */
export const AddReview = {
  body: z.object({ productId: Id, cityId: CityId, review: Review, agreement: Agreement }),
  response: Received,
};

/** A question: its text alone is asked for. `productId` is that of the address; without `email` the answer is read on the product page alone. */
export const AskQuestion = {
  params: z.object({ id: Id }),
  body: z.object({
    productId: Id,
    author: z._default(optionalLine(reviewLimits.author), ''),
    text: Text,
    photoIds: PhotoIds,
    email: z.optional(Email),
    agreement: Agreement,
  }),
  response: Received,
};

/** One photograph, as the form's file `photo`. It is kept for a day unless a review or question takes it. */
export const AddPhoto = {
  body: z.instanceof(FormData),
  response: z.object({ id: z.uuid() }),
};

/** A photograph at `/img/reviews/{id}`, and small at `/img/reviews/{id}/small`; the figures are pixels of the large one. */
export const PublishedPhoto = z.object({ id: z.uuid(), width: z.int(), height: z.int() });
export type PublishedPhoto = z.infer<typeof PublishedPhoto>;

/** A review that has been published. `lang` is the language of the shop in which it was written. */
export const PublishedReview = Review.omit({ photoIds: true }).extend({
  id: z.uuid(),
  /** Empty once the author's account has been erased. */
  authorName: z.string(),
  cityName: z.string(),
  lang: Language,
  photos: z.array(PublishedPhoto),
  createdAt: Moment,
});
export type PublishedReview = z.infer<typeof PublishedReview>;

/** A question that has been published, with the shop's answer once there is one. */
export const PublishedQuestion = z.object({
  id: z.uuid(),
  /** Empty for whoever did not say. */
  author: z.string(),
  text: z.string(),
  lang: Language,
  photos: z.array(PublishedPhoto),
  answer: z.string().nullable(),
  createdAt: Moment,
});
export type PublishedQuestion = z.infer<typeof PublishedQuestion>;

export const ReviewSort = z.enum(reviewSorts);
export type ReviewSort = z.infer<typeof ReviewSort>;

const Mean = z.number().min(1).max(5);

/** What all published reviews of a product come to. A mean is null when nobody has answered its question. */
export const ReviewSummary = z.object({
  rating: Mean.nullable(),
  count: z.int(),
  /** How many gave one star, two, and so on to five. */
  ratings: z.array(z.int()).length(5),
  sizeFits: z.object({ small_size: z.int(), match_size: z.int(), large_size: z.int() }),
  /** How many answered whether they recommend it, and how many of them do. */
  recommended: z.object({ yes: z.int(), answers: z.int() }),
  fitRating: Mean.nullable(),
  qualityRating: Mean.nullable(),
  photoAccuracyRating: Mean.nullable(),
  /** The newest photographs of all reviews, at most twelve. */
  photos: z.array(PublishedPhoto),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

const page = {
  pageNumber: z.coerce.number().int().min(0).max(500).default(0),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
};

/** `isEnabled` is false while reviews and questions are switched off (FLAG-07): then there are none, and none can be sent. */
const answered = { totalCount: z.int(), pageNumber: z.int(), isEnabled: z.boolean() };

/** A page of reviews. `summary` tells of all of them, whatever the page. */
export const GetReviews = {
  query: z.object({ productId: Id, sort: ReviewSort.default('newest'), ...page }),
  response: z.object({ reviews: z.array(PublishedReview), summary: ReviewSummary, ...answered }),
};
export type Reviews = z.infer<typeof GetReviews.response>;

/** A page of questions, newest first. */
export const GetQuestions = {
  params: z.object({ id: Id }),
  query: z.object(page),
  response: z.object({ questions: z.array(PublishedQuestion), ...answered }),
};
export type Questions = z.infer<typeof GetQuestions.response>;
