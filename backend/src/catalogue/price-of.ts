import type { Currency } from '@rukav/contract';
import type { ListedProduct } from './listed.ts';

/** What a product costs now, minor units. */
export const priceOf = ({ price }: ListedProduct, currency: Currency) =>
  price[currency].discount ?? price[currency].base;
