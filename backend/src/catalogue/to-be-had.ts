import type { Currency } from '@rukav/contract';
import { currencies } from '@rukav/contract/locale.ts';
import type { ListedProduct } from './listed.ts';

/** Whether anything of a product can be had by those who pay in a currency: delivered, or in a shop of their country. */
export const isToBeHad = ({ stock }: ListedProduct, currency: Currency): boolean =>
  stock.anywhere[currency] !== 0;

/** Whether anybody can have anything of a product, in whichever country. */
export const isHadSomewhere = (product: ListedProduct): boolean =>
  currencies.some((currency) => isToBeHad(product, currency));
