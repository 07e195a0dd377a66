import { giftCardLimits, giftCardSums } from '@rukav/contract/gift-cards/limits.ts';
import { offsetOf } from '@rukav/contract/gift-cards/zones.ts';
import type { WantedGiftCard } from '@rukav/contract/gift-cards/schemas.ts';
import type { Currency, Language } from '@rukav/contract';
import { Refusal } from '../http/refusal.ts';

type Fault = 'sum_out_of_range' | 'send_time_in_past' | 'send_time_too_far' | 'currency_changed';

const texts: Record<Fault, Record<Language, string>> = {
  sum_out_of_range: {
    ru: 'Карту на такую сумму купить нельзя',
    kk: 'Мұндай сомаға карта сатып алуға болмайды',
  },
  currency_changed: {
    ru: 'Страна магазина изменилась, и валюта карты тоже. Обновите страницу',
    kk: 'Дүкеннің елі де, картаның валютасы да өзгерді. Бетті жаңартыңыз',
  },
  send_time_in_past: { ru: 'Это время уже прошло', kk: 'Бұл уақыт өтіп кетті' },
  send_time_too_far: {
    ru: 'Карту можно отправить не позже чем через год',
    kk: 'Картаны бір жылдан кеш емес жіберуге болады',
  },
};

/** Refuses a card that cannot be bought, and answers when another is to be sent: null as soon as it is paid. */
export function sendTimeOf(
  { sum, currency: shown, deferredDate }: Pick<WantedGiftCard, 'sum' | 'currency' | 'deferredDate'>,
  { currency, language, now }: { currency: Currency; language: Language; now: Date },
): Date | null {
  const refuse = (code: Fault, field: string, params: Record<string, number> = {}): never => {
    throw new Refusal(code, { field, params, message: texts[code][language] });
  };
  if (shown !== currency) return refuse('currency_changed', 'currency');
  const { least, most } = giftCardSums[currency];
  if (sum < least || sum > most) return refuse('sum_out_of_range', 'sum', { least, most });
  if (deferredDate === undefined) return null;
  const sendAt = new Date(deferredDate);
  if (sendAt <= now) return refuse('send_time_in_past', 'deferredDate');
  const latest = now.getTime() + giftCardLimits.daysAhead * 86_400_000;
  return sendAt.getTime() > latest ? refuse('send_time_too_far', 'deferredDate') : sendAt;
}

/** A card that is wanted, as rows keep it. */
export const wantedBy = ({
  sender,
  receiver,
  sum,
  design,
  greeting,
  text,
  signature,
  deferredDate,
}: WantedGiftCard) => ({
  send_zone: deferredDate === undefined ? null : offsetOf(deferredDate),
  sum,
  design,
  greeting,
  text,
  signature,
  sender_email: sender.email ?? null,
  sender_phone: sender.phone ?? null,
  receiver_email: receiver.email ?? null,
  receiver_phone: receiver.phone ?? null,
});
