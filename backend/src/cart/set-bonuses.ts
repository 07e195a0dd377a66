import { setBonuses } from '@rukav/contract/cart/bonus-calls.ts';
import { SetBonuses } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { refuseCart } from './refuse.ts';
import { fillCart } from './visitor-cart.ts';

/** POST /cart/bonuses: turning them on is refused while promotions of the cart apply, and where there is none to spend. */
export const setBonusesHandler = ({ db }: Kernel) =>
  handle(setBonuses, SetBonuses, ({ body: { apply }, ...asked }) =>
    fillCart(db, asked, ({ cart, context, change }) => {
      const { promotions, forbidden } = cart.offered;
      const { applies_promotions, applies_bonuses } = cart.cart;
      const isPromoted = applies_promotions && promotions.length > forbidden.length;
      if (apply && cart.bonuses.most === 0) return refuseCart('no_bonuses', context.language);
      if (apply && !applies_bonuses && isPromoted) return refuseCart('promotions_applied', context.language);
      change({ applies_bonuses: apply });
      return {};
    }),
  );
