import { storeNames } from '@rukav/brand';
import type { Language } from '@rukav/contract';

/** The words of a confirmation letter; `{…}` are filled in by `confirmationLetter`. */
export interface LetterTexts {
  subject: string;
  greeting: string;
  accepted: string;
  pickup: string;
  pickupDays: string;
  delivery: string;
  deliveryAt: string;
  comment: string;
  size: string;
  pieces: string;
  goods: string;
  deliveryAmount: string;
  free: string;
  total: string;
  payment: Record<'cash' | 'card', string>;
  recipient: string;
  account: string;
  follow: string;
  signature: string;
  address: {
    house: string;
    block: string;
    build: string;
    entrance: string;
    floor: string;
    apartment: string;
  };
}

export const letterTexts: Record<Language, LetterTexts> = {
  ru: {
    subject: 'Заказ {number} принят',
    greeting: 'Здравствуйте, {name}.',
    accepted: 'Мы приняли ваш заказ {number} и уже собираем его.',
    pickup: 'Заберите в магазине',
    pickupDays: 'С {from} по {to}. Возьмите с собой номер заказа.',
    delivery: 'Привезёт курьер',
    deliveryAt: '{date}, с {start} до {end}',
    comment: 'Комментарий',
    size: 'размер {size}',
    pieces: '{quantity} шт. × {price}',
    goods: 'Товары',
    deliveryAmount: 'Доставка',
    free: 'бесплатно',
    total: 'К оплате',
    payment: { cash: 'Наличными при получении', card: 'Картой при получении' },
    recipient: 'Получатель',
    account:
      'Для вас открыт личный кабинет: войдите по номеру телефона, чтобы следить за заказами. Пароль не нужен, мы пришлём код.',
    follow: 'Посмотреть заказ',
    signature: storeNames.ru.store,
    address: {
      house: 'д. {value}',
      block: 'корп. {value}',
      build: 'стр. {value}',
      entrance: 'подъезд {value}',
      floor: 'этаж {value}',
      apartment: 'кв. {value}',
    },
  },
  kk: {
    subject: '{number} тапсырысы қабылданды',
    greeting: 'Сәлеметсіз бе, {name}.',
    accepted: '{number} тапсырысыңызды қабылдап, жинай бастадық.',
    pickup: 'Дүкеннен алып кетіңіз',
    pickupDays: '{from} – {to} аралығында дүкенде сақталады. Тапсырыс нөмірін ала келіңіз.',
    delivery: 'Курьер әкеледі',
    deliveryAt: '{date}, {start}–{end}',
    comment: 'Түсініктеме',
    size: 'өлшемі {size}',
    pieces: '{quantity} дана × {price}',
    goods: 'Тауарлар',
    deliveryAmount: 'Жеткізу',
    free: 'тегін',
    total: 'Төленетін сома',
    payment: { cash: 'Алған кезде қолма-қол', card: 'Алған кезде картамен' },
    recipient: 'Алушы',
    account:
      'Сізге жеке кабинет ашылған: тапсырыстарды бақылау үшін телефон нөмірімен кіріңіз. Құпиясөз қажет емес, код жібереміз.',
    follow: 'Тапсырысты көру',
    signature: storeNames.kk.store,
    address: {
      house: '{value}-үй',
      block: '{value}-корпус',
      build: '{value}-құрылыс',
      entrance: '{value}-кіреберіс',
      floor: '{value}-қабат',
      apartment: '{value}-пәтер',
    },
  },
};
