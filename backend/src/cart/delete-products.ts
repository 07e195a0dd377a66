import { deleteProducts } from '@rukav/contract/cart/calls.ts';
import { DeleteProducts } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { LineRow } from './cart-content.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

type Body = z.output<typeof DeleteProducts.body>;

/** Which pieces go: the named ones that are there, or the last `quantity` of a sku, or all of it (CART-25, CART-26). */
export function piecesToDelete(lines: readonly Pick<LineRow, 'id' | 'sku_id'>[], body: Body): string[] {
  if (body.lineIds) {
    const named = new Set(body.lineIds);
    return lines.filter(({ id }) => named.has(id)).map(({ id }) => id);
  }
  const { skuId, quantity } = body.sku;
  const ofSku = lines.filter(({ sku_id }) => sku_id === skuId).map(({ id }) => id);
  return quantity === undefined ? ofSku : ofSku.slice(-quantity);
}

/** POST /cart/products/delete. */
export const deleteProductsHandler = ({ db }: Kernel) =>
  handle(deleteProducts, DeleteProducts, ({ body, ...asked }) => {
    const missing = () => refuseCart('lines_not_found', asked.language);
    return changeCart(db, asked, missing, ({ cart, deletePieces }) => {
      const ids = piecesToDelete(cart.lines, body);
      if (ids.length === 0) missing();
      deletePieces(ids);
    });
  });
