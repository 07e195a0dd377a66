import type { Language } from '@rukav/contract';
import type { CancelRefusal } from './cancelling.ts';

const reload = { ru: 'Обновите страницу', kk: 'Бетті жаңартыңыз' };
const advising = (ru: string, kk: string): Record<Language, string> => ({
  ru: `${ru}. ${reload.ru}`,
  kk: `${kk}. ${reload.kk}`,
});

const texts: Record<CancelRefusal, Record<Language, string>> = {
  request_incomplete: advising('Не указана причина отмены', 'Бас тарту себебі көрсетілмеген'),
  invalid_request: advising('Такой причины отмены нет', 'Мұндай бас тарту себебі жоқ'),
  order_not_found: advising('Такого заказа нет', 'Мұндай тапсырыс жоқ'),
  database_error: advising('Не удалось сохранить отмену', 'Бас тартуды сақтау мүмкін болмады'),
  order_system_unavailable: advising(
    'Система заказов временно недоступна',
    'Тапсырыс жүйесі уақытша қолжетімсіз',
  ),
  cancel_not_allowed: advising('Этот заказ уже нельзя отменить', 'Бұл тапсырыстан енді бас тартуға болмайды'),
};

/** The shopper's text of a refusal to cancel; each advises to load the page anew (ERR-041 to ERR-046). */
export const cancelText = (code: CancelRefusal, language: Language): string => texts[code][language];
