import type { Language } from '@rukav/contract';
import type { BonusEntry } from '@rukav/contract/loyalty/schemas.ts';

const texts: Record<BonusEntry['reason'], Record<Language, string>> = {
  earned: { ru: 'Кешбэк за заказ', kk: 'Тапсырыс үшін кешбэк' },
  gift: { ru: 'Подарок от магазина', kk: 'Дүкеннен сыйлық' },
  spent: { ru: 'Списаны за заказ', kk: 'Тапсырысқа жұмсалды' },
  returned: { ru: 'Возврат за отменённое', kk: 'Бас тартылғаны үшін қайтарылды' },
  burnt: { ru: 'Срок бонусов истёк', kk: 'Бонустардың мерзімі өтті' },
};

/** What an entry of the ledger is called. */
export const describeEntry = ({ reason }: Pick<BonusEntry, 'reason'>, language: Language): string =>
  texts[reason][language];
