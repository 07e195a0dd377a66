import type { Locale } from '@rukav/contract';
import type { OrderSummary } from '@rukav/contract/cart/schemas.ts';
import type { CartContext, CartOwner } from '../cart/index.ts';

/** A request to order the visitor's cart. */
export interface Submission {
  owner: CartOwner;
  context: CartContext;
  locale: Locale;
  ip: string;
  version: number;
  /** The order as it stood on screen; nothing else is ordered. */
  shown: OrderSummary;
  mailing: boolean;
  /** True where express is switched on. */
  isExpressOn: boolean;
}
