import { limits } from '@rukav/contract';
import type { RefusalOf } from '@rukav/contract';
import { applyPromo } from '@rukav/contract/cart/legacy-calls.ts';
import { addPromo } from '@rukav/contract/cart/promo-calls.ts';
import { AddPromo } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { OpenCart } from './open-cart.ts';
import { refuseCart } from './refuse.ts';
import { fillCart } from './visitor-cart.ts';

/** A code as it is kept: in capitals. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase();

function apply(open: OpenCart, code: string): void {
  const { cart, context, change } = open;
  const { promo_codes: present } = cart.cart;
  const refuse = (refusal: RefusalOf<typeof addPromo>, params: Record<string, string | number> = {}) =>
    refuseCart(refusal, context.language, { field: 'promo', params });
  if (!cart.offers.codes.has(code)) return refuse('promo_not_found');
  if (present.includes(code)) return;
  if (present.length >= limits.promoCodes)
    return refuse('promo_limit_reached', { maximum: limits.promoCodes });

  change({ promo_codes: [...present, code] });
  const applied = open.cart.offered.codes.find((one) => one.code === code);
  if (!applied?.problem) return;
  const { problem, reason, fromSum } = applied;
  return refuse(problem, { ...(reason && { reason }), ...(reason === 'sum' && fromSum && { sum: fromSum }) });
}

const perMinute = { limit: { burst: 20, per: 60_000 } };

const applyTo = (db: Kernel['db'], typed: string, asked: Parameters<typeof fillCart>[1]) => {
  const code = promoCodeOf(typed);
  const change = (open: OpenCart) => {
    apply(open, code);
    return {};
  };
  return fillCart(db, asked, change, { promoCodes: [code] });
};

/** POST /cart/promo/add: a code that does nothing for this cart is refused, and the cart stays as it was. */
export const addPromoHandler = ({ db }: Kernel) =>
  handle(addPromo, AddPromo, ({ body, ...asked }) => applyTo(db, body.promo, asked), perMinute);

/** POST /apply-promo, legacy: the same. */
export const applyPromoHandler = ({ db }: Kernel) =>
  handle(applyPromo, AddPromo, ({ body, ...asked }) => applyTo(db, body.promo, asked), perMinute);
