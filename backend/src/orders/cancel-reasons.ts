import type { Language } from '@rukav/contract';
import type { CancelReason } from '@rukav/contract/orders/schemas.ts';
import type { OrderRow } from './order-repository.ts';

interface Reason {
  code: string;
  names: Record<Language, string>;
  /** Says nothing without a word of the shopper's own. */
  needsComment?: boolean;
}

const reasons: readonly Reason[] = [
  { code: 'not_needed', names: { ru: 'Заказ больше не нужен', kk: 'Тапсырыс енді қажет емес' } },
  {
    code: 'other_goods',
    names: { ru: 'Хочу изменить состав заказа', kk: 'Тапсырыс құрамын өзгерткім келеді' },
  },
  {
    code: 'other_place',
    names: { ru: 'Хочу получить заказ по-другому', kk: 'Тапсырысты басқаша алғым келеді' },
  },
  { code: 'too_long', names: { ru: 'Не подходит срок получения', kk: 'Алу мерзімі сай келмейді' } },
  { code: 'cheaper', names: { ru: 'Нашлось дешевле', kk: 'Арзанырағы табылды' } },
  { code: 'other', names: { ru: 'Другая причина', kk: 'Басқа себеп' }, needsComment: true },
];

/** Why an order may be cancelled, in the order in which it is offered. */
export const cancelReasonsIn = (language: Language): CancelReason[] =>
  reasons.map(({ code, names, needsComment = false }) => ({ code, name: names[language], needsComment }));

/** Why the store itself cancels: nobody confirmed the phone, and nobody began to collect the order. */
export const notConfirmed = 'not_confirmed';

/** Why the store itself cancels: nothing was paid in time. */
export const notPaid = 'not_paid';

const ours: Record<string, Record<Language, string>> = {
  [notPaid]: { ru: 'Заказ не оплачен вовремя', kk: 'Тапсырыс уақытында төленбеді' },
  [notConfirmed]: { ru: 'Номер телефона не подтверждён', kk: 'Телефон нөмірі расталмады' },
};

const isOurs = (code: string | null): boolean => code !== null && Object.hasOwn(ours, code);

/** Tells whether letters of steps go out for an order: not for a gift card, nor where the store itself has given it up. */
export const isToldBySteps = ({ kind, cancel_reason }: Pick<OrderRow, 'kind' | 'cancel_reason'>): boolean =>
  kind === 'goods' && !isOurs(cancel_reason);

/** What the reason of an order is called: a reason that needs a word of one's own is that word. */
export function nameOfReason(code: string, comment: string, language: Language): string {
  if (ours[code]) return ours[code][language];
  const reason = reasons.find((one) => one.code === code);
  if (!reason || (reason.needsComment && comment)) return comment;
  return reason.names[language];
}
