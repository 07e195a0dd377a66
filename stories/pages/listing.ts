import { storeNames } from '@rukav/brand';
import {
  parameterOf,
  readFilters,
  type FacetId,
  type FilterId,
  type Filters,
} from '@rukav/contract/catalogue/filters.ts';
import type {
  Category,
  CategoryProducts,
  Facet,
  FacetValue,
  ProductCard,
  Tile,
} from '@rukav/contract/catalogue/schemas.ts';
import { aCard, garments, price, type Market, type Words } from './goods.ts';

const words = {
  women: { ru: 'Женщинам', kk: 'Әйелдерге' },
  all: { ru: 'Вся одежда', kk: 'Барлық киім' },
  size: { ru: 'Размер', kk: 'Өлшем' },
  color: { ru: 'Цвет', kk: 'Түс' },
  price: { ru: 'Цена', kk: 'Баға' },
  collection: { ru: 'Коллекция', kk: 'Топтама' },
  availability: { ru: 'Наличие', kk: 'Бар-жоғы' },
  delivery: { ru: 'Можно заказать с доставкой', kk: 'Жеткізумен тапсырыс беруге болады' },
  isNew: { ru: 'Только новинки', kk: 'Тек жаңа тауарлар' },
  composition: { ru: 'Состав', kk: 'Құрамы' },
} as const satisfies Record<string, Words>;

type Value = readonly [value: string, caption: Words, count: number, hex?: string];

const same = (text: string): Words => ({ ru: text, kk: text });

const sizes: readonly Value[] = [
  ['40', same('40'), 38],
  ['42', same('42'), 96],
  ['44', same('44'), 121],
  ['46', same('46'), 118],
  ['48', same('48'), 87],
  ['50', same('50'), 41],
  ['52', same('52'), 0],
];

const hues: readonly Value[] = [
  ['white', { ru: 'белый', kk: 'ақ' }, 34, '#f4f2ee'],
  ['black', { ru: 'чёрный', kk: 'қара' }, 52, '#1b1c1e'],
  ['brown', { ru: 'коричневый', kk: 'қоңыр' }, 27, '#7a5238'],
  ['red', { ru: 'красный', kk: 'қызыл' }, 18, '#b23a36'],
  ['green', { ru: 'зелёный', kk: 'жасыл' }, 23, '#3f6b52'],
  ['blue', { ru: 'синий', kk: 'көк' }, 46, '#2b4a80'],
];

const collections: readonly Value[] = [
  ['autumn-winter-2026', { ru: 'Осень — зима 2026', kk: 'Күз — қыс 2026' }, 112],
  ['basic', { ru: 'Базовая', kk: 'Негізгі' }, 102],
];

const compositions: readonly Value[] = [
  ['cotton', { ru: 'хлопок', kk: 'мақта' }, 97],
  ['wool', { ru: 'шерсть', kk: 'жүн' }, 41],
  ['viscose', { ru: 'вискоза', kk: 'вискоза' }, 58],
  ['linen', { ru: 'лён', kk: 'зығыр' }, 0],
];

const shops = {
  RUB: [
    ['msk1', `${storeNames.ru.store} на Тверской`, 'Тверская улица, 12', 87],
    ['msk2', `${storeNames.ru.store} в Сокольниках`, 'улица Стромынка, 4', 64],
    ['msk3', `${storeNames.ru.store} на Таганке`, 'Таганская улица, 31/22', 0],
  ],
  KZT: [
    ['ala1', `${storeNames.ru.store} на Абая`, 'Абай даңғылы, 44', 71],
    ['ala2', `${storeNames.ru.store} в «Достыке»`, 'Достық даңғылы, 111', 38],
  ],
} as const;

interface Question {
  market: Market;
  filters: Filters;
}

function aFacet(
  id: FilterId & FacetId,
  caption: Words,
  values: readonly Value[],
  { market: { lang }, filters }: Question,
  listStyle?: Facet['listStyle'],
): Facet {
  const chosen: readonly string[] = filters[id] ?? [];
  const facetValues = values.map(([value, name, count, hex]): FacetValue => ({
    uiCaption: name[lang],
    value,
    ...(hex !== undefined && { hex }),
    selectedByUser: chosen.includes(value),
    isAvailable: count > 0,
    subqueryColorModelCount: count,
  }));
  return {
    caption: caption[lang],
    displayType: 'list',
    ...(listStyle && { listStyle }),
    id,
    urlId: parameterOf(id),
    facetValues,
    selectedByUser: chosen.length > 0,
    disabled: false,
    maxSelectionQuantity: null,
  };
}

const plain = { facetValues: [], selectedByUser: false, disabled: false, maxSelectionQuantity: null };

/** What the goods of Storybook can be narrowed by; `filters` is what was chosen, as the call has it. */
export function someFacets(market: Market, filters = ''): Facet[] {
  const { lang, currency } = market;
  const question = { market, filters: readFilters(new URLSearchParams(filters)) };
  const [min, max] = [price(1_400, market), price(19_000, market)];
  return [
    aFacet('size-sku', words.size, sizes, question, 'sizes'),
    aFacet('color', words.color, hues, question, 'swatches'),
    {
      ...plain,
      caption: words.price[lang],
      displayType: 'range_slider',
      id: 'price',
      urlId: 'price',
      range: { min, max, from: min, to: max },
    },
    aFacet('collection', words.collection, collections, question),
    {
      ...plain,
      caption: words.availability[lang],
      displayType: 'availability',
      id: 'availability',
      urlId: 'pickup',
      availability: {
        delivery: {
          uiCaption: words.delivery[lang],
          value: '1',
          selectedByUser: false,
          isAvailable: true,
          subqueryColorModelCount: 198,
        },
        availableShops: shops[currency].map(([id, name, address, count]) => ({
          id,
          name,
          address,
          metro: null,
          count,
        })),
        selectedShops: [],
      },
    },
    aFacet('composition', words.composition, compositions, question),
  ];
}

/** Whatever is new, as one switch: what a facet with a single value is shown as. */
export const aToggleFacet = (market: Market): Facet => ({
  ...aFacet('collection', words.collection, [['new', words.isNew, 64]], {
    market,
    filters: {},
  }),
  displayType: 'toggle',
});

/** The catalogue of women, whole. */
export const aCategory = ({ lang }: Market, changes: Partial<Category> = {}): Category => ({
  id: 101,
  url: 'zhenschiny/vse',
  name: words.all[lang],
  gender: 'women',
  breadcrumbs: [
    { name: words.women[lang], url: 'zhenschiny' },
    { name: words.all[lang], url: 'zhenschiny/vse' },
  ],
  ...changes,
});

/** Products as the tiles of a listing. */
export const tilesOf = (cards: readonly ProductCard[]): Tile[] =>
  cards.map((product) => ({ type: 'product_tile', slot: 'products', product }));

/** The first page of a listing of everything that Storybook has photographs of. */
export const aListing = (market: Market, changes: Partial<CategoryProducts> = {}): CategoryProducts => ({
  category: aCategory(market),
  tiles: tilesOf(Object.values(garments).map((one) => aCard(one, market))),
  facets: someFacets(market),
  sort: 'byPopularity',
  pageNumber: 0,
  pageSize: 12,
  totalCount: 214,
  ...changes,
});
