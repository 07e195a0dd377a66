import { createGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { giftCardLimits, giftCardSums } from '@rukav/contract/gift-cards/limits.ts';
import { CreateGiftCard } from '@rukav/contract/gift-cards/schemas.ts';
import type { Language } from '@rukav/contract';
import { recordConsents } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { findCityOfVisitor } from '../points/index.ts';
import { placeGiftCard } from './place-gift-card.ts';

type Fault = 'sum_out_of_range' | 'send_time_in_past' | 'send_time_too_far';

const texts: Record<Fault, Record<Language, string>> = {
  sum_out_of_range: {
    ru: 'Карту на такую сумму купить нельзя',
    kk: 'Мұндай сомаға карта сатып алуға болмайды',
  },
  send_time_in_past: { ru: 'Это время уже прошло', kk: 'Бұл уақыт өтіп кетті' },
  send_time_too_far: {
    ru: 'Карту можно отправить не позже чем через год',
    kk: 'Картаны бір жылдан кеш емес жіберуге болады',
  },
};

/** POST /order/create-gift-card: an order of a card, once for a key. It is sent once it is paid. */
export const createGiftCardHandler = ({ db }: Kernel) =>
  handle(
    createGiftCard,
    CreateGiftCard,
    async ({ body, session, locale, language, country, currency, ip, now, refuse, idempotent, header }) => {
      const because = (code: Fault, field: string, params: Record<string, number> = {}) =>
        refuse(code, { field, params, message: texts[code][language] });
      if (!header('idempotency-key'))
        return refuse('validation', { field: 'Idempotency-Key', params: { check: 'empty' } });
      const { least, most } = giftCardSums[currency];
      if (body.sum < least || body.sum > most) return because('sum_out_of_range', 'sum', { least, most });
      const sendAt = body.deferredDate === undefined ? null : new Date(body.deferredDate);
      if (sendAt && sendAt <= now) return because('send_time_in_past', 'deferredDate');
      const latest = now.getTime() + giftCardLimits.daysAhead * 86_400_000;
      if (sendAt && sendAt.getTime() > latest) return because('send_time_too_far', 'deferredDate');

      const city = await findCityOfVisitor(db, await session.findCityId(), { country, language });
      return idempotent(async (trx) => {
        const visitor = await session.ensure();
        const buyer = { accountId: visitor.account_id, sessionId: visitor.id, locale };
        const place = { country, currency, cityId: city.id };
        const { number } = await placeGiftCard(trx, { ...body, sendAt, buyer, place, now });
        await recordConsents(trx, {
          accountId: buyer.accountId,
          sessionId: buyer.sessionId,
          orderNumber: number,
          channel: 'gift-card',
          ip,
          mailing: false,
          now,
        });
        return { orderNumber: number, total: body.sum, currency };
      });
    },
    { limit: { burst: 20, per: 60_000 } },
  );
