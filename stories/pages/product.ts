import { storeNames } from '@rukav/brand';
import type { DeliveryTerm } from '@rukav/contract/geography/schemas.ts';
import type { Product, Sku, StoreAvailability } from '@rukav/contract/product/schemas.ts';
import { aCard, colours, garments, picture, price, type Market, type Words } from './goods.ts';

const { coat, knit, trousers, puffer, jacket, cardigan, jeans } = garments;

const words = {
  about: {
    ru: 'Прямое пальто до середины бедра из плотной шерсти. Плечо мягкое, под него помещается толстый джемпер. Носите с широкими брюками или поверх платья.',
    kk: 'Тығыз жүннен тігілген, санның ортасына жететін тік пальто. Иығы жұмсақ, ішінен қалың жемпір де сыяды. Кең шалбармен немесе көйлектің үстінен киіңіз.',
  },
  fit: {
    ru: 'Рост модели 175 см, на ней размер 44.',
    kk: 'Модельдің бойы 175 см, үстінде 44 өлшем.',
  },
  composition: { ru: 'Шерсть 80 %, полиамид 20 %', kk: 'Жүн 80 %, полиамид 20 %' },
  women: { ru: 'Женщинам', kk: 'Әйелдерге' },
  outerwear: { ru: 'Верхняя одежда', kk: 'Сырт киім' },
  look: { ru: 'С чем носить', kk: 'Немен киюге болады' },
  front: { ru: 'вид спереди', kk: 'алдынан көрінісі' },
  back: { ru: 'вид сзади', kk: 'артынан көрінісі' },
  close: { ru: 'воротник', kk: 'жағасы' },
} as const satisfies Record<string, Words>;

const characteristics: readonly (readonly [Words, Words])[] = [
  [
    { ru: 'Длина по спинке', kk: 'Арқа ұзындығы' },
    { ru: '92 см', kk: '92 см' },
  ],
  [
    { ru: 'Подкладка', kk: 'Астары' },
    { ru: 'вискоза', kk: 'вискоза' },
  ],
  [
    { ru: 'Сезон', kk: 'Маусымы' },
    { ru: 'осень, тёплая зима', kk: 'күз, жылы қыс' },
  ],
];

const care: readonly (readonly [string, Words])[] = [
  ['dry_clean', { ru: 'Только химчистка', kk: 'Тек химиялық тазалау' }],
  ['iron_low', { ru: 'Гладить при 110 °C через ткань', kk: 'Мата арқылы 110 °C-та үтіктеу' }],
];

const measures: Record<'ru' | 'kk', string[]> = {
  ru: ['Обхват груди', 'Обхват талии', 'Обхват бёдер'],
  kk: ['Кеуде айналымы', 'Бел айналымы', 'Бөксе айналымы'],
};

/** One size; it can be had by delivery and in shops. */
export const aSku = (size: string, availability: Partial<Sku['availability']> = {}): Sku => ({
  id: `w101-${size.replace('–', '-')}`,
  code: `1010${size}`,
  size,
  availability: { isOnlineAvailable: true, isLast: false, inStores: true, ...availability },
});

/** Of this size nothing is left. */
export const aSoldOutSku = (size: string) => aSku(size, { isOnlineAvailable: false, inStores: false });

/** The camel coat with all that its page can show; it costs less than it did. */
export function aProduct(market: Market, changes: Partial<Product> = {}): Product {
  const { lang, currency } = market;
  const name = coat.name[lang];
  const shot = (code: string, view: Words) => picture(code, `${name}, ${view[lang]}`);
  const { camel, navy } = colours;
  const now = price(18_990, market);
  return {
    id: coat.id,
    skuId: 'w101-44',
    name,
    url: `${coat.slug}/${coat.id}`,
    code: '1010442',
    description: words.about[lang],
    characteristics: characteristics.map(([term, value]) => ({ name: term[lang], value: value[lang] })),
    care: care.map(([code, text]) => ({ code, text: text[lang] })),
    composition: words.composition[lang],
    skus: [
      aSku('42'),
      aSku('44'),
      aSku('46', { isLast: true }),
      aSku('48', { isOnlineAvailable: false }),
      aSoldOutSku('50'),
    ],
    models: [
      {
        id: coat.id,
        url: `${coat.slug}/${coat.id}`,
        color: { hex: camel[0], name: camel[1][lang] },
        picture: shot('coat', camel[1]),
        isAvailable: true,
      },
      {
        id: 'w121',
        url: `${coat.slug}/w121`,
        color: { hex: navy[0], name: navy[1][lang] },
        picture: shot('coat-other', navy[1]),
        isAvailable: true,
      },
    ],
    breadcrumbs: [
      { name: words.women[lang], url: 'zhenschiny' },
      { name: words.outerwear[lang], url: 'zhenschiny/verhnyaya-odezhda' },
    ],
    categoryBranch: ['zhenschiny', 'verhnyaya-odezhda'],
    markerPlates: [],
    primaryPhotoUrl: '/img/900x1200/coat',
    pictures: [shot('coat', words.front), shot('coat-close', words.close), shot('coat-back', words.back)],
    compositeColor: { hex: camel[0], name: camel[1][lang] },
    price: {
      retail: now,
      discountAmount: price(4_000, market),
      basePrice: now + price(4_000, market),
      discountPrice: now,
      personalPrice: null,
      potentialBonus: [],
      currency,
    },
    sizeTable: {
      measures: measures[lang],
      rows: [
        { size: '42', values: ['84', '66', '92'] },
        { size: '44', values: ['88', '70', '96'] },
      ],
    },
    modelNote: words.fit[lang],
    rating: null,
    kits: [
      {
        id: 'k1',
        percent: 15,
        name: words.look[lang],
        products: [knit, trousers, jeans].map((one) => aCard(one, market)),
      },
    ],
    similar: [puffer, jacket, cardigan].map((one) => aCard(one, market)),
    banner: null,
    ...changes,
  };
}

/** Delivery and pickup in the shopper's city. */
export const someTerms = (market: Market): DeliveryTerm[] => [
  {
    type: 'pickup',
    price: 0,
    currency: market.currency,
    freeFrom: null,
    from: '2026-11-22',
    to: '2026-11-24',
    pointCount: 12,
  },
  {
    type: 'delivery',
    price: 0,
    currency: market.currency,
    freeFrom: price(3_000, market),
    from: '2026-11-23',
    to: '2026-11-25',
    pointCount: null,
  },
];

/** A shop in which two sizes hang. */
export const aShop = (changes: Partial<StoreAvailability> = {}): StoreAvailability => ({
  id: 'msk1',
  name: `${storeNames.ru.store} на Тверской`,
  address: 'Тверская улица, 12',
  metro: 'Тверская',
  geoPoint: { lat: 55.763, lon: 37.607 },
  phone: '+74950000101',
  workHours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
  timeZone: 'Europe/Moscow',
  shopNowStatus: 'IS_OPEN',
  skus: [
    { skuId: 'w101-42', isLast: false },
    { skuId: 'w101-44', isLast: true },
  ],
  ...changes,
});
