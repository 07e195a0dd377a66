import type { PublishedPhoto } from '@rukav/contract/reviews/schemas.ts';

/** The product that is written about. */
interface AboutProduct {
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
export type { AboutProduct };
