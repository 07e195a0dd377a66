import { getGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { GetGiftCard } from '@rukav/contract/gift-cards/schemas.ts';
import { lastDayOf } from '../delivery/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { isOwnCard } from './owner.ts';
import { giftCardText } from './texts.ts';
import { tryPin } from './try-pin.ts';

/** Lookups of one visitor: somebody who tries numbers soon waits. */
export const lookups = { burst: 20, per: 60_000 };

/** GET /gift-card/{cardNumber}: what is on a card, for whoever knows its PIN. */
export const getGiftCardHandler = ({ db }: Kernel) =>
  handle(
    getGiftCard,
    GetGiftCard,
    async ({ params: { cardNumber: number }, query, session, language, now, refuse }) => {
      const isOwner = await isOwnCard(db, number, (await session.find())?.account_id);
      const verdict = await tryPin(db, { number, pin: query.code, isOwner, now });
      if (verdict.is !== 'right') {
        const message = giftCardText(verdict.is, language);
        return refuse(verdict.is, {
          message,
          ...(verdict.is === 'invalid_pin' && { field: 'code', params: { left: verdict.left } }),
        });
      }
      const { currency, sum, balance, expires_at } = verdict.card;
      const expiresOn = lastDayOf(expires_at, currency);
      return { ending: number.slice(-4), currency, sum, balance, expiresOn };
    },
    { limit: lookups },
  );
