/** The product that is written about. */
interface AboutProduct {
  productId: string;
  productName: string;
}

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Writes a review of a product. */
    'add-review': AboutProduct;
    /** Asks a question about a product. */
    'add-question': AboutProduct;
  }
}
export type { AboutProduct };
