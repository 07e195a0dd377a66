import { getCart } from '@rukav/contract/cart/calls.ts';
import { GetCart } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { cartContextOf } from './cart-context.ts';
import { emptyCartReply } from './to-cart-reply.ts';
import { ownerOf, readVisitorCart } from './visitor-cart.ts';

/** GET /cart: starts no session; whoever has none has an empty cart. */
export const getCartHandler = ({ db }: Kernel) =>
  handle(getCart, GetCart, async (asked) => {
    const session = await asked.session.find();
    const context = await cartContextOf(db, asked);
    return session ? readVisitorCart(db, ownerOf(session), context) : emptyCartReply(context);
  });
