import { expect, test } from 'vitest';
import { categoryCodesOf, genders, offeredCategories, reduced, type FacetContext } from './facet-values.ts';
import type { ListedCategory, ListedModel } from './listed.ts';

const category = (id: number, code: string, offers: readonly [string, number][] = []): ListedCategory => ({
  id,
  parentId: null,
  url: `zhenschiny/${code}`,
  code,
  name: { ru: `Раздел ${code}`, kk: `Бөлім ${code}` },
  gender: 'women',
  kind: 'list',
  picture: { code: 'p', alt: { ru: '', kk: '' }, colour: '#fff' },
  children: [],
  offers: new Map(offers),
});
/** Girls' dresses and women's dresses have one code; a listing offers one of them. */
const contextOf = (offers: readonly [string, number][] | null): FacetContext => ({
  index: {
    categories: new Map(
      [category(1, 'platya'), category(2, 'platya'), category(3, 'yubki')].map((one) => [one.id, one]),
    ),
    categoryByUrl: new Map(),
    models: new Map(),
    products: new Map(),
    modelsOf: () => [],
    captions: { color: [], collection: [], composition: [], marker: [] },
    shopCities: [],
    sizeRank: new Map(),
  },
  category: offers && category(4, 'vse', offers),
  currency: 'RUB',
});
const modelIn = (...categoryIds: number[]): ListedModel => ({
  id: 'm',
  slug: 'm',
  name: { ru: 'Платье', kk: 'Көйлек' },
  gender: 'women',
  categoryIds,
  collections: [],
  compositions: [],
  rating: null,
  popularity: 1,
  createdAt: 0,
  products: [],
});

test('whom garments are for is named in both languages, in the order of the menu', () => {
  expect(genders.map(({ code, caption }) => [code, caption.ru, caption.kk])).toEqual([
    ['women', 'Женщинам', 'Әйелдерге'],
    ['men', 'Мужчинам', 'Ерлерге'],
    ['girls', 'Девочкам', 'Қыздарға'],
    ['boys', 'Мальчикам', 'Ұлдарға'],
  ]);
  expect(reduced).toEqual({ code: 'sale', caption: { ru: 'Со скидкой', kk: 'Жеңілдікпен' }, hex: null });
});

test('a listing offers the categories that it names and that are there, a search none', () => {
  const offered = offeredCategories(
    contextOf([
      ['platya', 2],
      ['gone', 9],
      ['yubki', 3],
    ]),
  );

  expect(offered).toEqual([
    { code: 'platya', caption: { ru: 'Раздел platya', kk: 'Бөлім platya' }, hex: null },
    { code: 'yubki', caption: { ru: 'Раздел yubki', kk: 'Бөлім yubki' }, hex: null },
  ]);
  expect(offeredCategories(contextOf(null))).toEqual([]);
});

test('of two categories with one code only the offered one counts', () => {
  const context = contextOf([['platya', 2]]);

  expect(categoryCodesOf(modelIn(1, 3), context)).toEqual(['yubki']);
  expect(categoryCodesOf(modelIn(2, 3), context)).toEqual(['platya', 'yubki']);
  expect(categoryCodesOf(modelIn(1), contextOf(null))).toEqual(['platya']);
});
