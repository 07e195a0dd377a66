import type { Language } from '@rukav/contract';

const texts = {
  sold_out: { ru: 'Товар закончился', kk: 'Тауар таусылды' },
  quantity_limit_exceeded: {
    ru: 'Столько товара заказать нельзя',
    kk: 'Мұнша тауарға тапсырыс беруге болмайды',
  },
  invalid_request: { ru: 'Не удалось добавить товар', kk: 'Тауарды қосу мүмкін болмады' },
  invalid_email: {
    ru: 'Проверьте адрес почты в личном кабинете',
    kk: 'Жеке кабинеттегі пошта мекенжайын тексеріңіз',
  },
  product_not_found: { ru: 'Товар не найден', kk: 'Тауар табылмады' },
  lines_not_found: { ru: 'В корзину ничего не добавлено', kk: 'Себетке ештеңе қосылмаған' },
  shipping_group_type_error: {
    ru: 'Выберите способ получения ещё раз',
    kk: 'Алу тәсілін қайта таңдаңыз',
  },
  pickup_point_not_found: { ru: 'Этот магазин недоступен', kk: 'Бұл дүкен қолжетімсіз' },
  delivery_unavailable: { ru: 'Сюда доставки нет', kk: 'Бұл жерге жеткізу жоқ' },
  city_not_found: { ru: 'Выберите город из списка', kk: 'Қаланы тізімнен таңдаңыз' },
  address_not_found: { ru: 'Не удалось найти этот адрес', kk: 'Бұл мекенжай табылмады' },
  delivery_interval_unavailable: {
    ru: 'Это время уже недоступно. Выберите другое',
    kk: 'Бұл уақыт енді қолжетімсіз. Басқасын таңдаңыз',
  },
  express_with_fitting: {
    ru: 'С экспресс-доставкой примерки нет',
    kk: 'Экспресс жеткізуде киіп көру жоқ',
  },
  point_capacity_exceeded: {
    ru: 'Столько вещей в этот пункт не поместится',
    kk: 'Бұл пунктке мұнша зат сыймайды',
  },
  basket_not_found: { ru: 'Корзина не найдена', kk: 'Себет табылмады' },
  payment_method_unavailable: {
    ru: 'Этот способ оплаты недоступен',
    kk: 'Бұл төлем тәсілі қолжетімсіз',
  },
  promo_not_found: { ru: 'Такого промокода нет', kk: 'Мұндай промокод жоқ' },
  promo_already_used: { ru: 'Этот промокод уже использован', kk: 'Бұл промокод қолданылып қойған' },
  promo_not_for_city: {
    ru: 'В вашем городе этот промокод не действует',
    kk: 'Бұл промокод сіздің қалаңызда жарамайды',
  },
  promo_not_started: { ru: 'Этот промокод ещё не действует', kk: 'Бұл промокод әлі басталған жоқ' },
  promo_expired: { ru: 'Срок промокода истёк', kk: 'Промокодтың мерзімі өтіп кетті' },
  promo_limit_reached: {
    ru: 'Больше промокодов применить нельзя',
    kk: 'Бұдан көп промокод қолдануға болмайды',
  },
  promo_not_applicable: {
    ru: 'К этой корзине промокод применить нельзя',
    kk: 'Бұл себетке промокодты қолдануға болмайды',
  },
  promo_other: {
    ru: 'Этот промокод сейчас не принимается',
    kk: 'Бұл промокод қазір қабылданбайды',
  },
  promotions_forbidden: {
    ru: 'Акции не действуют вместе с промокодом',
    kk: 'Акциялар промокодпен бірге қолданылмайды',
  },
  merge_failed: { ru: 'Не удалось объединить корзины', kk: 'Себеттерді біріктіру мүмкін болмады' },
} as const satisfies Record<string, Record<Language, string>>;

export type CartRefusal = keyof typeof texts;

/** The shopper's text of a refusal of the cart. */
export const cartText = (code: CartRefusal, language: Language): string => texts[code][language];
