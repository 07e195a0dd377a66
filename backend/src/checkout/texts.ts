import type { Language } from '@rukav/contract';
import type { CheckoutRefusal } from './check-cart.ts';

const refresh = {
  ru: 'Корзина изменилась. Обновите страницу и повторите попытку',
  kk: 'Себет өзгерді. Бетті жаңартып, әрекетті қайталаңыз',
};
const later = {
  ru: 'Сервис временно недоступен. Повторите попытку',
  kk: 'Сервис уақытша қолжетімсіз. Әрекетті қайталаңыз',
};

const texts: Record<CheckoutRefusal, Record<Language, string>> = {
  prices_outdated: {
    ru: 'Цены изменились. Проверьте корзину',
    kk: 'Бағалар өзгерді. Себетті тексеріңіз',
  },
  basket_not_found: { ru: 'Корзина не найдена', kk: 'Себет табылмады' },
  illegal_state: refresh,
  basket_cancelled: { ru: 'Эта корзина отменена', kk: 'Бұл себет жойылған' },
  basket_issued: {
    ru: 'По этой корзине заказ уже оформлен',
    kk: 'Бұл себет бойынша тапсырыс рәсімделген',
  },
  basket_left: {
    ru: 'Вы уже собираете другую корзину',
    kk: 'Сіз басқа себет жинап жатырсыз',
  },
  pickup_point_not_found: {
    ru: 'Этот магазин больше не выдаёт заказы. Выберите другой',
    kk: 'Бұл дүкен енді тапсырыс бермейді. Басқасын таңдаңыз',
  },
  no_orders: {
    ru: 'Всё, что было в корзине, уже раскупили',
    kk: 'Себеттегі тауарлардың бәрі сатылып кетті',
  },
  lines_not_found: { ru: 'В корзину ничего не добавлено', kk: 'Себетке ештеңе қосылмаған' },
  too_many_lines: {
    ru: 'Превышено максимальное количество товаров в заказе',
    kk: 'Тапсырыстағы тауарлардың ең көп саны асып кетті',
  },
  irrelevant_version: refresh,
  unsupported_obtaining_method: {
    ru: 'Выбранный способ получения больше недоступен',
    kk: 'Таңдалған алу тәсілі енді қолжетімсіз',
  },
  shipping_group_type_error: {
    ru: 'Выберите способ получения ещё раз',
    kk: 'Алу тәсілін қайта таңдаңыз',
  },
  no_territory: { ru: 'Укажите населённый пункт', kk: 'Елді мекенді көрсетіңіз' },
  upstream_services_unavailable: later,
  upstream_bad_response: later,
  unknown: {
    ru: 'Обновите страницу и повторите попытку',
    kk: 'Бетті жаңартып, әрекетті қайталаңыз',
  },
  sold_out: {
    ru: 'Часть товаров уже раскупили. Проверьте корзину',
    kk: 'Тауарлардың бір бөлігі сатылып кетті. Себетті тексеріңіз',
  },
  contact_required: { ru: 'Укажите получателя', kk: 'Алушыны көрсетіңіз' },
  payment_method_required: { ru: 'Выберите способ оплаты', kk: 'Төлем тәсілін таңдаңыз' },
  obtaining_method_required: { ru: 'Выберите способ получения', kk: 'Алу тәсілін таңдаңыз' },
  address_required: { ru: 'Укажите адрес доставки', kk: 'Жеткізу мекенжайын көрсетіңіз' },
  delivery_interval_unavailable: {
    ru: 'Это время доставки уже недоступно. Выберите другое',
    kk: 'Бұл жеткізу уақыты енді қолжетімсіз. Басқасын таңдаңыз',
  },
};

const guestLimit: Record<Language, string> = {
  ru: 'Заказов без входа слишком много. Войдите по номеру телефона, чтобы оформить этот, или повторите попытку позже',
  kk: 'Кірмей жасалған тапсырыстар тым көп. Мұны рәсімдеу үшін телефон нөмірімен кіріңіз немесе кейінірек қайталаңыз',
};

/** The message for a guest who has ordered as much as may be ordered without a proven phone. */
export const guestLimitText = (language: Language): string => guestLimit[language];

/** The shopper's text of a refusal of checkout. */
export const checkoutText = (code: CheckoutRefusal, language: Language): string => texts[code][language];
