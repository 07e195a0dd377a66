import { applyActions } from '@rukav/contract/cart/legacy-calls.ts';
import { setPromotions } from '@rukav/contract/cart/promo-calls.ts';
import { SetPromotions } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { refuseCart } from './refuse.ts';
import { fillCart } from './visitor-cart.ts';

const choose = (db: Kernel['db'], apply: boolean, asked: Parameters<typeof fillCart>[1]) =>
  fillCart(db, asked, (open) => {
    if (apply && open.cart.cart.applies_bonuses) refuseCart('bonuses_applied', open.context.language);
    open.change({ applies_promotions: apply });
    const { promotions, forbidden } = open.cart.offered;
    if (apply && promotions.length > 0 && forbidden.length === promotions.length)
      refuseCart('promotions_forbidden', open.context.language);
    return {};
  });

/** POST /cart/promotions: turning them on is refused where a code keeps all of them away (CART-52), and while bonuses are spent (CART-30). */
export const setPromotionsHandler = ({ db }: Kernel) =>
  handle(setPromotions, SetPromotions, ({ body, ...asked }) => choose(db, body.apply, asked));

/** POST /apply-actions, legacy: the same. */
export const applyActionsHandler = ({ db }: Kernel) =>
  handle(applyActions, SetPromotions, ({ body, ...asked }) => choose(db, body.apply, asked));
