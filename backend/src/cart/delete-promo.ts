import { deletePromo } from '@rukav/contract/cart/promo-calls.ts';
import { DeletePromo } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { promoCodeOf } from './add-promo.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

/** POST /cart/promo/delete: the prices are those without the code then. */
export const deletePromoHandler = ({ db }: Kernel) =>
  handle(deletePromo, DeletePromo, ({ body, ...asked }) => {
    const code = promoCodeOf(body.promo);
    const missing = () => refuseCart('promo_not_found', asked.language, { field: 'promo' });
    return changeCart(db, asked, missing, ({ cart, change }) => {
      const { promo_codes: present } = cart.cart;
      if (!present.includes(code)) return missing();
      change({ promo_codes: present.filter((one) => one !== code) });
    });
  });
