import { createGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { CreateGiftCard } from '@rukav/contract/gift-cards/schemas.ts';
import { recordConsents } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { findCityOfVisitor } from '../points/index.ts';
import { sendTimeOf, wantedBy } from './check-wish.ts';
import { placeGiftCard } from './place-gift-card.ts';

/** POST /order/create-gift-card: an order of a card, once for a key. It is sent once it is paid. */
export const createGiftCardHandler = ({ db }: Kernel) =>
  handle(
    createGiftCard,
    CreateGiftCard,
    async ({ body, session, locale, language, country, currency, ip, now, refuse, idempotent, header }) => {
      if (!header('idempotency-key'))
        return refuse('validation', { field: 'Idempotency-Key', params: { check: 'empty' } });
      const sendAt = sendTimeOf(body, { currency, language, now });
      const city = await findCityOfVisitor(db, await session.findCityId(), { country, language });
      return idempotent(async (trx) => {
        const visitor = await session.ensure();
        const buyer = { accountId: visitor.account_id, sessionId: visitor.id, locale };
        const place = { country, currency, cityId: city.id };
        const order = await placeGiftCard(trx, {
          ...wantedBy(body),
          send_at: sendAt,
          cartId: null,
          paymentMethod: 'online',
          buyer,
          place,
          now,
        });
        await recordConsents(trx, {
          accountId: buyer.accountId,
          sessionId: buyer.sessionId,
          orderNumber: order.number,
          channel: 'gift-card',
          ip,
          mailing: false,
          now,
        });
        return { orderNumber: order.number, total: body.sum, currency };
      });
    },
    { limit: { burst: 20, per: 60_000 } },
  );
