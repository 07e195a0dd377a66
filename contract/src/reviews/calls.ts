import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const addReview = call<typeof schemas.AddReview>()({
  base: 'v3',
  method: 'POST',
  path: '/products/review',
  refusals: ['product_not_found', 'city_not_found', 'photo_not_found', 'text_already_sent'],
});

export const askQuestion = call<typeof schemas.AskQuestion>()({
  base: 'v3',
  method: 'POST',
  path: '/product/{id}/question',
  refusals: ['product_not_found', 'photo_not_found', 'text_already_sent'],
});

export const addPhoto = call<typeof schemas.AddPhoto>()({
  base: 'v3',
  method: 'POST',
  path: '/reviews/photo',
  encoding: 'multipart',
  refusals: ['photo_format_invalid', 'photo_too_large', 'photo_unreadable'],
});

export const getReviews = call<typeof schemas.GetReviews>()({
  base: 'v3',
  method: 'GET',
  path: '/products/reviews',
  refusals: ['product_not_found'],
});

export const getQuestions = call<typeof schemas.GetQuestions>()({
  base: 'v3',
  method: 'GET',
  path: '/products/{id}/questions',
  refusals: ['product_not_found'],
});
