import { limits, type Language } from '@rukav/contract';
import { Refusal, type RefusalDetails } from '../http/refusal.ts';
import { cartText, type CartRefusal } from './texts.ts';

/** Ends a request with a refusal of the cart, in the shopper's words. */
export function refuseCart(code: CartRefusal, language: Language, details: RefusalDetails = {}): never {
  throw new Refusal(code, { message: cartText(code, language), ...details });
}

/** Refuses a quantity: there is nothing of it, or not so much, or it is more than one may have. */
export function refuseQuantity(available: number, language: Language, skuId: string): never {
  if (available <= 0) return refuseCart('sold_out', language, { params: { skuId } });
  const maximum = Math.min(available, limits.quantityPerGoods);
  return refuseCart('quantity_limit_exceeded', language, { params: { skuId, maximum } });
}
