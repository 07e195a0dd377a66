import { createEffect, createStore } from 'effector';
import { getQuestions, getReviews } from '@rukav/contract/reviews/calls.ts';
import type { ReviewSort } from '@rukav/contract/reviews/schemas.ts';
import { createList } from './create-list.ts';
import { readReviewsLocation, step, type ReviewsLocation } from './location.ts';

/** Published reviews of the product on screen, with what all of them come to. */
export const reviewList = createList({
  name: 'reviewList',
  call: getReviews,
  step: step.reviews,
  requestOf: ({ productId, order }, page) => ({ query: { productId, sort: order as ReviewSort, ...page } }),
  pageOf: ({ reviews, summary, totalCount, isEnabled }) => ({
    items: reviews,
    summary,
    totalCount,
    isEnabled,
  }),
});

/** Published questions about the product on screen, with the shop's answers. */
export const questionList = createList({
  name: 'questionList',
  call: getQuestions,
  step: step.questions,
  requestOf: ({ productId }, page) => ({ params: { id: productId }, query: page }),
  pageOf: ({ questions, totalCount, isEnabled }) => ({ items: questions, totalCount, isEnabled }),
});

/** Opens reviews and questions of a product as far as its page's query says. Never rejects; each list has its own `$isFailed`. */
export const openVoicesFx = createEffect(
  async ({ productId, sort, reviews, questions }: ReviewsLocation): Promise<void> => {
    await Promise.all([
      reviewList.openFx({ productId, order: sort, amount: reviews * step.reviews }),
      questionList.openFx({ productId, order: '', amount: questions * step.questions }),
    ]);
  },
);

/** The location of the page on screen. */
export const $location = createStore(readReviewsLocation('', new URLSearchParams()), {
  sid: 'reviews:location',
}).on(openVoicesFx, (_, location) => location);
