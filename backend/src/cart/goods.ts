import type { ProductPrice } from '../pricing/index.ts';

/** A text in both languages of the shop. */
export interface BothLanguages {
  ru: string;
  kk: string;
}

/** A size of a product as a cart and an order need it. */
export interface Goods {
  skuId: string;
  productId: string;
  /** The barcode of the size. */
  wareId: string;
  name: BothLanguages;
  color: BothLanguages;
  size: string;
  url: string;
  picture: { code: string; alt: BothLanguages; colour: string };
  /** In the currency that was asked for; null where it is not sold. */
  price: ProductPrice | null;
  /** All sizes of the product, smallest first. */
  sizes: readonly { skuId: string; size: string }[];
  /** The same size in each colour of the model. */
  colors: readonly { skuId: string; color: BothLanguages }[];
}
