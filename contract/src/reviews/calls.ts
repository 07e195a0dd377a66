import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const addReview = call<typeof schemas.AddReview>()({
  base: 'v3',
  method: 'POST',
  path: '/products/review',
  refusals: { product_not_found: 404, city_not_found: 404, photo_not_found: 404, text_already_sent: 409 },
});

export const askQuestion = call<typeof schemas.AskQuestion>()({
  base: 'v3',
  method: 'POST',
  path: '/product/{id}/question',
  refusals: { product_not_found: 404, photo_not_found: 404, text_already_sent: 409 },
});

export const addPhoto = call<typeof schemas.AddPhoto>()({
  base: 'v3',
  method: 'POST',
  path: '/reviews/photo',
  encoding: 'multipart',
  refusals: { photo_format_invalid: 422, photo_too_large: 422, photo_unreadable: 422 },
});

export const getReviews = call<typeof schemas.GetReviews>()({
  base: 'v3',
  method: 'GET',
  path: '/products/reviews',
  refusals: { product_not_found: 404 },
});

export const getQuestions = call<typeof schemas.GetQuestions>()({
  base: 'v3',
  method: 'GET',
  path: '/products/{id}/questions',
  refusals: { product_not_found: 404 },
});
