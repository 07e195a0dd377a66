import { stemsOf } from './stem.ts';
import { fold, isSilent, stemsIn, wordsIn } from './words.ts';

interface ShopPage {
  /** Its address. */
  page: string;
  /** Words that name what it is about; one of them is enough. */
  names: string;
  /** Words that may stand beside them. */
  beside: string;
}

/** Pages about the shop, and the words by which people look for them. The first that fits is taken. */
const pages: readonly ShopPage[] = [
  {
    page: '/pages/vozvrat_tovara',
    names: 'возврат возвратить вернуть обмен обменять поменять қайтару айырбастау return refund',
    beside: 'деньги заказ чек условие правило срок магазин тауар тапсырыс ақша',
  },
  {
    page: '/pages/gift-card',
    names: 'сертификат подарочный подарок сыйлық сертификаты gift',
    beside: 'карта карточка электронный card картасы купить',
  },
  {
    page: '/pages/club_brand',
    names: 'бонус бонусный балл клуб клубный лояльность bonus',
    beside: 'карта программа правило накопить потратить баланс картасы бағдарламасы',
  },
  {
    page: '/delivery',
    names: 'доставка доставить самовывоз постамат курьер жеткізу delivery shipping',
    beside:
      'курьером сколько стоит стоимость срок бесплатный заказ город день пункт выдача почта магазин қанша тұрады мерзімі тегін қала',
  },
  {
    page: '/payment',
    names: 'оплата оплатить рассрочка сплит долями төлем төлеу payment',
    beside: 'способ карта часть заказ онлайн получение наличными сбп тәсілі тапсырыс',
  },
  {
    page: '/personal/orders',
    names: 'заказ тапсырыс тапсырысым order',
    beside: 'мой статус отследить отследить номер история отмена отменить қайда күйі менің my',
  },
  {
    page: '/stores',
    names: 'магазин бутик дүкен stores shop',
    beside: 'адрес рядом ближайший город наш список карта режим работа мекенжай мекенжайы жақын маңдағы',
  },
  {
    page: '/pages/contacts',
    names: 'контакт поддержка телефон позвонить жалоба оператор помощь связь байланыс contacts',
    beside: 'служба номер горячий линия написать обратный магазин телефоны',
  },
  { page: '/faq', names: 'вопрос ответ сұрақ жауап сұрақтар жауаптар faq', beside: 'частый мой жиі' },
  {
    page: '/pages/razmery_odezhdy',
    names: 'таблица сетка размерный кесте кестесі',
    beside: 'размер размеров определить узнать өлшемдер',
  },
  { page: '/uhod_odejda', names: 'уход стирка стирать постирать гладить күтім', beside: '' },
  { page: '/pages/company', names: 'компания бренд компаниясы', beside: 'о об ваш туралы' },
];

/** Words that may stand anywhere in a question. */
const asking = 'как где когда что какой мой моя есть ли можно за о қалай қайда қашан бар ма where how my';

const known = pages.map(({ page, names, beside }) => ({
  page,
  names: new Set(stemsIn(names)),
  beside: new Set(stemsIn(beside)),
}));
const askingStems = new Set(stemsIn(asking));

/** Every word by which a page about the shop is found. */
export const shopWords: readonly string[] = pages.flatMap(({ names, beside }) =>
  `${names} ${beside}`.split(' ').filter(Boolean),
);

const isAmong = (stems: ReadonlySet<string>, word: string) => stemsOf(word).some((stem) => stems.has(stem));

/**
 * The page that a text asks for by words about the shop alone: «как вернуть товар», «доставка в Казань». Null where some word is about
 * something else. `isCity` tells a folded name of a city, which alone asks for the shops there.
 */
export function shopPageOf(text: string, isCity: (word: string) => boolean): string | null {
  const words = wordsIn(text)
    .map(fold)
    .filter((word) => !isSilent(word) && !isAmong(askingStems, word));
  if (words.length === 0) return null;
  const others = words.filter((word) => !isCity(word));
  if (others.length === 0) return '/stores';
  const found = known.find(
    ({ names, beside }) =>
      others.some((word) => isAmong(names, word)) &&
      others.every((word) => isAmong(names, word) || isAmong(beside, word)),
  );
  return found?.page ?? null;
}
