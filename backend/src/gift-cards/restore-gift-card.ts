import { restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { RestoreGiftCard } from '@rukav/contract/gift-cards/schemas.ts';
import { hiddenContact } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { lookups } from './get-gift-card.ts';
import { isOwnCard } from './owner.ts';
import { renewPin } from './renew-pin.ts';
import { giftCardText } from './texts.ts';

/** GET /gift-card/{cardNumber}/restore: a new PIN, sent to where the card was sent; never shown here. */
export const restoreGiftCardHandler = ({ db }: Kernel) =>
  handle(
    restoreGiftCard,
    RestoreGiftCard,
    async ({ params: { cardNumber: number }, session, ip, language, now, refuse, transaction }) => {
      const isOwner = await isOwnCard(db, number, (await session.find())?.account_id);
      const renewal = await transaction((trx) => renewPin(trx, { number, isOwner, ip, now }));
      if (renewal.is === 'sent') return { sentTo: hiddenContact(renewal.to), left: renewal.left };
      const { is: code } = renewal;
      return refuse(code, {
        message: giftCardText(code, language),
        ...(renewal.is === 'too_many_pin_requests' && { retryAfter: renewal.retryAfter }),
      });
    },
    { limit: lookups, isWrite: true },
  );
