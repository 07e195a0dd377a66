import { limits, type Language } from '@rukav/contract';
import { Refusal, type RefusalDetails } from '../http/refusal.ts';
import type { LineRow } from './cart-content.ts';
import type { PricedCart } from './priced-cart.ts';
import { cartText, type CartRefusal } from './texts.ts';

/** What a refusal says of the lines that it is about: their ids, and in the text their names and sizes. */
export function aboutLines(
  message: string,
  lines: readonly Pick<LineRow, 'id' | 'sku_id'>[],
  { goods, context }: Pick<PricedCart, 'goods' | 'context'>,
): RefusalDetails {
  if (lines.length === 0) return { message };
  const names = lines.flatMap(({ sku_id }) => {
    const known = goods.get(sku_id);
    return known ? [`${known.name[context.language]}, ${known.size}`] : [];
  });
  const params = { lineIds: lines.map(({ id }) => id).join(',') };
  return { message: [message, [...new Set(names)].join('; ')].filter(Boolean).join(': '), params };
}

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
