import type { Language } from '@rukav/contract';

const texts = {
  profile_changed: {
    ru: 'Данные уже изменили на другом устройстве',
    kk: 'Деректер басқа құрылғыда өзгертіліп қойған',
  },
  city_not_found: { ru: 'Выберите город из списка', kk: 'Қаланы тізімнен таңдаңыз' },
  deletion_unavailable: {
    ru: 'Удалить аккаунт сейчас нельзя',
    kk: 'Аккаунтты қазір жоюға болмайды',
  },
  orders_underway: {
    ru: 'Сначала получите или отмените заказы, которые ещё в пути',
    kk: 'Алдымен жолдағы тапсырыстарды алыңыз немесе бас тартыңыз',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The shopper's text of a refusal that concerns her profile. */
export const profileText = (code: keyof typeof texts, language: Language): string => texts[code][language];
