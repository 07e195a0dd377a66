import { cartItem, recalculate } from '@rukav/contract/cart/legacy-calls.ts';
import { Recalculate, SetCartItem } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { addItems } from './add-products.ts';
import { cartContextOf } from './cart-context.ts';
import type { OpenCart } from './open-cart.ts';
import { emptyCartReply } from './to-cart-reply.ts';
import { fillCart, ownerOf, readVisitorCart } from './visitor-cart.ts';

function bringTo(open: OpenCart, skuId: string, quantity: number): void {
  const held = open.cart.lines.filter(({ sku_id }) => sku_id === skuId);
  if (quantity > held.length)
    addItems(open, { items: [{ skuId, quantity: quantity - held.length }], repeatOrder: false });
  else open.deletePieces(held.slice(quantity).map(({ id }) => id));
}

/** POST /cart-item, legacy: the last pieces of a size go first (CART-25). */
export const cartItemHandler = ({ db }: Kernel) =>
  handle(cartItem, SetCartItem, ({ body: { skuId, quantity }, ...asked }) => {
    const change = (open: OpenCart) => {
      bringTo(open, skuId, quantity);
      return {};
    };
    return fillCart(db, asked, change, { skuIds: [skuId] });
  });

/** POST /recalculate, legacy: what GET /cart answers. */
export const recalculateHandler = ({ db }: Kernel) =>
  handle(recalculate, Recalculate, async (asked) => {
    const session = await asked.session.find();
    const context = await cartContextOf(db, asked);
    return session ? readVisitorCart(db, ownerOf(session), context) : emptyCartReply(context);
  });
