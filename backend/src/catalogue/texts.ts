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
    composition: 'Құрамы',
  },
} as const;

/** What the whole catalogue is called. */
export const catalogueName = { ru: 'Каталог', kk: 'Каталог' } as const;
