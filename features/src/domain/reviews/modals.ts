import { lazy } from 'react';

/** What draws the forms of reviews and questions, and photographs in full; loaded when first opened. */
export const reviewModals = {
  'add-review': lazy(() => import('./AddReviewModal.tsx')),
  'add-question': lazy(() => import('./AddQuestionModal.tsx')),
  'review-photos': lazy(() => import('./published/ReviewPhotosModal.tsx')),
};
