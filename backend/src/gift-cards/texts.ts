import type { Language, RefusalOf } from '@rukav/contract';
import type { applyGiftCard, restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';

/** What a call about a card refuses by itself. */
export type GiftCardRefusal = RefusalOf<typeof applyGiftCard> | RefusalOf<typeof restoreGiftCard>;

const texts: Record<GiftCardRefusal, Record<Language, string>> = {
  card_not_found: {
    ru: 'Карты с таким номером нет. Проверьте номер',
    kk: 'Мұндай нөмірлі карта жоқ. Нөмірін тексеріңіз',
  },
  card_expired: { ru: 'Срок действия карты истёк', kk: 'Картаның жарамдылық мерзімі өтіп кетті' },
  card_blocked: {
    ru: 'Карта заблокирована: PIN-код трижды ввели неверно. Запросите новый PIN-код',
    kk: 'Карта бұғатталған: PIN-код үш рет қате енгізілді. Жаңа PIN-код сұраңыз',
  },
  card_withdrawn: {
    ru: 'Карта больше не действует: банк вернул деньги, за которые её купили. Спросите об этом того, кто подарил карту',
    kk: 'Карта енді жарамсыз: банк оған төленген ақшаны қайтарып берген. Бұл туралы картаны сыйлаған адамнан сұраңыз',
  },
  too_many_pin_attempts: {
    ru: 'PIN-код трижды введён неверно, и карта заблокирована. Запросите новый PIN-код',
    kk: 'PIN-код үш рет қате енгізіліп, карта бұғатталды. Жаңа PIN-код сұраңыз',
  },
  invalid_pin: { ru: 'Неверный PIN-код', kk: 'PIN-код қате' },
  used_for_another_order: {
    ru: 'Карта уже использована для другого заказа',
    kk: 'Карта басқа тапсырысқа пайдаланылған',
  },
  already_applied: { ru: 'Карта уже применена к этому заказу', kk: 'Карта осы тапсырысқа қолданылып қойған' },
  gift_card_refused: {
    ru: 'Этот заказ нельзя оплатить подарочной картой',
    kk: 'Бұл тапсырысты сыйлық картасымен төлеуге болмайды',
  },
  payment_undefined: {
    ru: 'Платёж за этот заказ ещё проверяется. Примените карту, когда станет ясно, чем он закончился',
    kk: 'Осы тапсырыстың төлемі әлі тексеріліп жатыр. Нәтижесі белгілі болғанда картаны қолданыңыз',
  },
  order_not_found: { ru: 'Такого заказа нет', kk: 'Мұндай тапсырыс жоқ' },
  card_without_address: {
    ru: 'Новый PIN-код отправить некуда: владелец карты удалил свои данные. Прежний PIN-код действует',
    kk: 'Жаңа PIN-код жіберетін мекенжай жоқ: карта иесі деректерін жойған. Бұрынғы PIN-код жарамды',
  },
  too_many_pin_requests: {
    ru: 'Новый PIN-код можно запросить не больше трёх раз за 30 минут',
    kk: 'Жаңа PIN-кодты 30 минутта үш реттен артық сұрауға болмайды',
  },
};

/** The shopper's text of a refusal. */
export const giftCardText = (code: GiftCardRefusal, language: Language): string => texts[code][language];
