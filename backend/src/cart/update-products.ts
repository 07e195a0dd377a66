import { limits } from '@rukav/contract';
import { updateProducts } from '@rukav/contract/cart/calls.ts';
import { UpdateProducts } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { releaseLost } from './groups.ts';
import type { OpenCart } from './open-cart.ts';
import { supplyPieces } from './priced-cart.ts';
import { refuseCart, refuseQuantity } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

type Body = z.output<typeof UpdateProducts.body>;

function changeSku(open: OpenCart, { sourceSkuId: sourceId, targetSkuId: targetId, lineIds }: Body): void {
  const { cart, context } = open;
  const moved = cart.lines
    .filter(({ id, sku_id }) => sku_id === sourceId && (lineIds?.includes(id) ?? true))
    .map(({ id }) => id);
  if (moved.length === 0) refuseCart('lines_not_found', context.language);
  const source = cart.goods.get(sourceId);
  const others = [...(source?.sizes ?? []), ...(source?.colors ?? [])];
  if (!others.some(({ skuId }) => skuId === targetId))
    refuseCart('product_not_found', context.language, { field: 'targetSkuId' });
  if (sourceId === targetId) return;

  const held = cart.lines.filter(({ sku_id }) => sku_id === targetId).length;
  if (held + moved.length > limits.quantityPerGoods)
    refuseQuantity(limits.quantityPerGoods, context.language, targetId);
  open.changePieces(moved, { sku_id: targetId, added_price: null, price: null });
  releaseLost(open, moved);

  const changed = open.cart;
  const supplied = supplyPieces(changed.lines, changed);
  if (moved.every((id) => supplied.has(id))) return;
  const available = changed.lines.filter(({ id, sku_id }) => sku_id === targetId && supplied.has(id)).length;
  refuseQuantity(available, context.language, targetId);
}

/**
 * POST /cart/products/update: the named pieces of one size, or all of it, become another size of the product, or another
 * colour of the model.
 */
export const updateProductsHandler = ({ db }: Kernel) =>
  handle(updateProducts, UpdateProducts, ({ body, ...asked }) =>
    changeCart(
      db,
      asked,
      () => refuseCart('lines_not_found', asked.language),
      (open) => changeSku(open, body),
      { skuIds: [body.targetSkuId] },
    ),
  );
