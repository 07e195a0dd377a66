import { addGiftCard, deleteGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { giftCardLimits } from '@rukav/contract/gift-cards/limits.ts';
import { AddGiftCard, DeleteGiftCard } from '@rukav/contract/gift-cards/schemas.ts';
import { changeCart, fillCart, refuseCart, type OpenCart } from '../cart/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { sendTimeOf, wantedBy } from './check-wish.ts';

/** POST /cart/gift-cards/add: a card lies in the cart with the words that were written for it, until it is ordered. */
export const addGiftCardHandler = ({ db }: Kernel) =>
  handle(
    addGiftCard,
    AddGiftCard,
    ({ body, ...asked }) => {
      const { currency, language } = asked;
      const send_at = sendTimeOf(body, asked);
      return fillCart(db, asked, (open: OpenCart) => {
        const most = giftCardLimits.inCart;
        if (open.cart.giftCards.length >= most)
          refuseCart('quantity_limit_exceeded', language, { params: { maximum: most } });
        open.addGiftCard({ ...wantedBy(body), currency, send_at });
        return {};
      });
    },
    { limit: { burst: 20, per: 60_000 } },
  );

/** POST /cart/gift-cards/delete. */
export const deleteGiftCardHandler = ({ db }: Kernel) =>
  handle(deleteGiftCard, DeleteGiftCard, ({ body: { id }, ...asked }) => {
    const missing = () => refuseCart('lines_not_found', asked.language);
    return changeCart(db, asked, missing, (open) => {
      if (!open.cart.giftCards.some((card) => card.id === id)) missing();
      open.deleteGiftCard(id);
    });
  });
