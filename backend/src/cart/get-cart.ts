import { getCart } from '@rukav/contract/cart/calls.ts';
import { GetCart, type GoneState } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { cartContextOf } from './cart-context.ts';
import { createCartRepository, type CartOwner } from './cart-repository.ts';
import type { CartState } from './tables.ts';
import { emptyCartReply } from './to-cart-reply.ts';
import { ownerOf, readVisitorCart } from './visitor-cart.ts';

/** What a cart that is not the visitor's any more is told to be. One that was saved gave way to another, as one that was left. */
const goneOf = (state: Exclude<CartState, 'active'> | undefined): GoneState => {
  if (state === 'saved') return 'left';
  return state ?? 'not_found';
};

/** GET /cart: starts no session; whoever has none has an empty cart. Says what became of the cart that was seen. */
export const getCartHandler = ({ db }: Kernel) =>
  handle(getCart, GetCart, async ({ query: { seen }, ...asked }) => {
    const session = await asked.session.find();
    const context = await cartContextOf(db, asked);
    const owner: CartOwner | undefined = session && ownerOf(session);
    const reply = owner ? await readVisitorCart(db, owner, context) : emptyCartReply(context);
    if (seen === undefined || seen === reply.cart.id) return reply;
    const state = owner && (await createCartRepository(db).stateOf(owner, seen));
    // Made active between the two readings: the next one answers it.
    return state === 'active' ? reply : { ...reply, gone: goneOf(state) };
  });
