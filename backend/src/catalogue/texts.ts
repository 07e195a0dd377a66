import type { Caption } from './listed.ts';

/** What facets are called. */
export const facetTexts = {
  ru: {
    size: 'Размер',
    color: 'Цвет',
    price: 'Цена',
    collection: 'Коллекция',
    availability: 'Наличие',
    delivery: 'Можно заказать с доставкой',
    category: 'Раздел',
    gender: 'Для кого',
    composition: 'Состав',
  },
  kk: {
    size: 'Өлшем',
    color: 'Түс',
    price: 'Баға',
    collection: 'Топтама',
    availability: 'Бар-жоғы',
    delivery: 'Жеткізумен тапсырыс беруге болады',
    category: 'Бөлім',
    gender: 'Кімге',
    composition: 'Құрамы',
  },
} as const;

/** What the whole catalogue is called. */
export const catalogueName = { ru: 'Каталог', kk: 'Каталог' } as const;

/** What is sold at a discount, as a value of the collection facet: the requirements name no parameter for it (CAT-08). */
export const reduced: Caption = {
  code: 'sale',
  caption: { ru: 'Со скидкой', kk: 'Жеңілдікпен' },
  hex: null,
};

/** Whom garments are for, in the order of the menu. */
export const genders: readonly Caption[] = [
  { code: 'women', caption: { ru: 'Женщинам', kk: 'Әйелдерге' }, hex: null },
  { code: 'men', caption: { ru: 'Мужчинам', kk: 'Ерлерге' }, hex: null },
  { code: 'girls', caption: { ru: 'Девочкам', kk: 'Қыздарға' }, hex: null },
  { code: 'boys', caption: { ru: 'Мальчикам', kk: 'Ұлдарға' }, hex: null },
];
