import { defineFeature } from '../../platform/features/index.ts';
import type { PublishedPhoto } from '@rukav/contract/reviews/schemas.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

/** The product that is written about. */
export interface AboutProduct {
  productId: string;
  productName: string;
}

/** Photographs that are seen large, and which of them is seen first, counted from 0. */
export interface ReviewPhotosModalProps {
  title: string;
  photos: readonly PublishedPhoto[];
  index: number;
}

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Writes a review of a product. */
    'add-review': AboutProduct;
    /** Asks a question about a product. */
    'add-question': AboutProduct;
    /** Photographs of shoppers in full. */
    'review-photos': ReviewPhotosModalProps;
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** What shoppers say and ask about a product. */
export const reviewsFeature = defineFeature({
  modals: {
    'add-review': () => import('./AddReviewModal.tsx'),
    'add-question': () => import('./AddQuestionModal.tsx'),
    'review-photos': () => import('./published/ReviewPhotosModal.tsx'),
  },
});
