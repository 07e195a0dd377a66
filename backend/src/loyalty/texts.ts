import type { Language } from '@rukav/contract';
import type { BonusEntry } from '@rukav/contract/loyalty/schemas.ts';

const texts: Record<BonusEntry['reason'], Record<Language, string>> = {
  earned: { ru: 'Кешбэк за заказ', kk: 'Тапсырыс үшін кешбэк' },
  gift: { ru: 'Подарок от магазина', kk: 'Дүкеннен сыйлық' },
  spent: { ru: 'Списаны за заказ', kk: 'Тапсырысқа жұмсалды' },
  returned: { ru: 'Возврат за отменённое', kk: 'Бас тартылғаны үшін қайтарылды' },
  burnt: { ru: 'Срок бонусов истёк', kk: 'Бонустардың мерзімі өтті' },
};

/** Bonuses that burn by an order: its pieces came back. */
const takenBack: Record<Language, string> = {
  ru: 'Кешбэк за возвращённые вещи',
  kk: 'Қайтарылған заттар үшін кешбэк',
};

/** What an entry of the ledger is called. */
export const describeEntry = (
  { reason, order_number: orderNumber }: { reason: BonusEntry['reason']; order_number: string | null },
  language: Language,
): string => (reason === 'burnt' && orderNumber !== null ? takenBack : texts[reason])[language];
