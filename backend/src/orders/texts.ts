import type { Language } from '@rukav/contract';
import type { RefusalDetails } from '../http/refusal.ts';
import type { CancelRefusal } from './cancelling.ts';
import type { StepObstacle, StepRefusal } from './refuse-step.ts';

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

const obstacles: Record<StepObstacle, Record<Language, string>> = {
  cancel_requested: {
    ru: 'Покупатель попросил отменить заказ: его можно только отменить',
    kk: 'Сатып алушы тапсырыстан бас тартуды сұрады: енді одан тек бас тартуға болады',
  },
  not_paid: { ru: 'Заказ не оплачен', kk: 'Тапсырыс төленбеген' },
  not_on_this_way: {
    ru: 'У заказа с таким способом получения этого статуса не бывает',
    kk: 'Бұл тәсілмен алынатын тапсырыста мұндай күй болмайды',
  },
  not_from_here: {
    ru: 'Из нынешнего статуса заказа это невозможно',
    kk: 'Тапсырыстың қазіргі күйінде бұл мүмкін емес',
  },
  over: {
    ru: 'Заказ уже завершён или отменён',
    kk: 'Тапсырыс аяқталған немесе одан бас тартылған',
  },
};

/** Says to the retailer's system why its step was refused: `reason` for a program, the message for people. */
export function refusalDetails(
  refusal: StepRefusal,
  to: string | undefined,
  language: Language,
): RefusalDetails {
  if ('skuId' in refusal) return { field: 'lines', params: { skuId: refusal.skuId } };
  if (!('reason' in refusal)) return {};
  const { reason, from } = refusal;
  return {
    params: { reason, from, ...(to !== undefined && { to }) },
    message: obstacles[reason][language],
  };
}
