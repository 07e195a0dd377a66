import type { CatalogueIndex } from '../catalogue/index.ts';

/** The colours of a product's model: what is said of one is true of the others. Undefined for an unknown product. */
export const coloursOf = (index: CatalogueIndex, productId: string) =>
  index.products.get(productId)?.model.products.map(({ id }) => id);
