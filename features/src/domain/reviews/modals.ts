import { lazy } from 'react';

/** What draws the forms of reviews and questions; loaded when first opened. */
export const reviewModals = {
  'add-review': lazy(() => import('./AddReviewModal.tsx')),
  'add-question': lazy(() => import('./AddQuestionModal.tsx')),
};
