import { setPromotions } from '@rukav/contract/cart/promo-calls.ts';
import { SetPromotions } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { refuseCart } from './refuse.ts';
import { fillCart } from './visitor-cart.ts';

/** POST /cart/promotions: turning them on is refused where a code keeps all of them away (CART-52). */
export const setPromotionsHandler = ({ db }: Kernel) =>
  handle(setPromotions, SetPromotions, ({ body: { apply }, ...asked }) =>
    fillCart(db, asked, (open) => {
      open.change({ applies_promotions: apply });
      const { promotions, forbidden } = open.cart.offered;
      if (apply && promotions.length > 0 && forbidden.length === promotions.length)
        refuseCart('promotions_forbidden', asked.language);
      return {};
    }),
  );
