import type { Language, RefusalOf } from '@rukav/contract';
import type { getPaymentQr, getPaymentTools, startPayment } from '@rukav/contract/payments/calls.ts';

/** What the calls of paying refuse by themselves. */
export type PaymentRefusal = RefusalOf<typeof startPayment | typeof getPaymentQr | typeof getPaymentTools>;

const texts: Record<PaymentRefusal, Record<Language, string>> = {
  order_not_found: { ru: 'Такого заказа нет', kk: 'Мұндай тапсырыс жоқ' },
  auth_required: {
    ru: 'Войдите или откройте ссылку на оплату из письма',
    kk: 'Кіріңіз немесе хаттағы төлем сілтемесін ашыңыз',
  },
  order_already_paid: { ru: 'Заказ уже оплачен', kk: 'Тапсырыс төленіп қойған' },
  order_cancelled: {
    ru: 'Заказ отменён, оплатить его нельзя',
    kk: 'Тапсырыстан бас тартылған, оны төлеуге болмайды',
  },
  payment_method_unavailable: { ru: 'Этот способ оплаты недоступен', kk: 'Бұл төлем тәсілі қолжетімсіз' },
  payment_undefined: {
    ru: 'Мы ещё не знаем, прошла ли прежняя оплата. Проверьте через минуту',
    kk: 'Алдыңғы төлем өткенін әлі білмейміз. Бір минуттан кейін тексеріңіз',
  },
  payment_ended: {
    ru: 'Эта попытка оплаты закончилась. Начните оплату заново',
    kk: 'Төлеудің бұл әрекеті аяқталды. Төлемді қайта бастаңыз',
  },
  online_payment_unavailable: {
    ru: 'Оплата на сайте сейчас недоступна. Деньги не списаны',
    kk: 'Сайтта төлеу қазір қолжетімсіз. Ақша алынған жоқ',
  },
  return_address_forbidden: {
    ru: 'Вернуться можно только в магазин',
    kk: 'Тек дүкенге оралуға болады',
  },
  qr_payment_failed: { ru: 'Оплата по QR-коду не прошла', kk: 'QR-код бойынша төлем өтпеді' },
  qr_payment_expired: { ru: 'QR-код больше не действует', kk: 'QR-кодтың мерзімі бітті' },
  payment_amount_changed: {
    ru: 'Сумма к оплате изменилась. Проверьте её и начните оплату ещё раз',
    kk: 'Төленетін сома өзгерді. Оны тексеріп, төлемді қайта бастаңыз',
  },
  qr_amount_changed: { ru: 'Сумма заказа изменилась', kk: 'Тапсырыс сомасы өзгерді' },
};

/** Whether a refusal is one of these calls' own. */
export const isOfPaying = (code: string): code is PaymentRefusal => Object.hasOwn(texts, code);

/** The shopper's text of a refusal to pay. */
export const paymentText = (code: PaymentRefusal, language: Language): string => texts[code][language];

const giftCard: Record<Language, string> = { ru: 'Подарочная карта', kk: 'Сыйлық картасы' };

/** What a gift card is called on a receipt. */
export const giftCardText = (language: Language): string => giftCard[language];

const beyond: Record<Language, string> = {
  ru: 'Оплачено сверх стоимости заказа',
  kk: 'Тапсырыс құнынан артық төленген ақша',
};

/** What a receipt calls money that came beyond what an order costs. */
export const beyondText = (language: Language): string => beyond[language];

const delivery: Record<Language, string> = { ru: 'Доставка', kk: 'Жеткізу' };

/** What delivery is called on a receipt. */
export const deliveryText = (language: Language): string => delivery[language];
