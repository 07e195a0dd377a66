import { displayTypes } from '@rukav/contract/catalogue/schemas.ts';
import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue-of.ts';
import { categories } from './test-catalogue.ts';
import { facetedStore } from './test-facets.ts';

const { db, listing } = await facetedStore();

test('a facet and its values carry the fields of the requirements [FAC-01 FAC-09]', async () => {
  const { facet } = await listing('color=red');

  expect(facet('color')).toEqual({
    caption: 'Цвет',
    displayType: 'list',
    listStyle: 'swatches',
    id: 'color',
    urlId: 'color',
    facetValues: [
      {
        uiCaption: 'Красный',
        value: 'red',
        hex: '#b3202c',
        selectedByUser: true,
        isAvailable: true,
        subqueryColorModelCount: 1,
      },
      {
        uiCaption: 'Синий',
        value: 'blue',
        hex: '#1f3a93',
        selectedByUser: false,
        isAvailable: true,
        subqueryColorModelCount: 2,
      },
    ],
    selectedByUser: true,
    disabled: false,
    maxSelectionQuantity: null,
  });
});

test('there are eight ways to show a facet, and the listing uses those that fit [FAC-02]', async () => {
  const { facets } = await listing();

  expect(displayTypes).toEqual([
    'list',
    'range',
    'range_slider',
    'toggle',
    'availability',
    'pickup',
    'delivery',
    'sort',
  ]);
  expect(facets.map(({ displayType }) => displayType)).toEqual([
    'list',
    'list',
    'range_slider',
    'list',
    'availability',
    'list',
    'list',
  ]);
});

test('the five main facets come first [FAC-16]', async () => {
  const { facets } = await listing();

  expect(facets.map(({ urlId }) => urlId).slice(0, 5)).toEqual([
    'size',
    'color',
    'price',
    'collection',
    'pickup',
  ]);
  expect(facets.map(({ id }) => id)).toEqual([
    'size-sku',
    'color',
    'price',
    'collection',
    'availability',
    'category',
    'composition',
  ]);
});

test('delivery and pickup are no facets of their own, whatever is chosen [FAC-18]', async () => {
  const { facets } = await listing('delivery=1&pickup=arbat');

  const ids = facets.map(({ id }) => id);
  for (const blocked of ['general_delivery', 'general_pickup', 'delivery', 'pickup', 'online_only']) {
    expect(ids).not.toContain(blocked);
  }
});

test('values of one facet add up, and every facet is counted with the others applied', async () => {
  const { ids, counts } = await listing('color=red,blue&size=44');

  expect(ids.toSorted()).toEqual(['linen-red', 'wool-blue']);
  expect(counts('size-sku')).toEqual({ 42: 1, 44: 2, 46: 0 });
  expect(counts('color')).toEqual({ red: 1, blue: 1 });
  expect(counts('composition')).toEqual({ linen: 1, wool: 1 });
});

test('a value counts the models that choosing it would show, however many colours and sizes of them answer [FAC-12]', async () => {
  const { counts, facet } = await listing();

  expect(counts('size-sku')).toEqual({ 42: 1, 44: 2, 46: 0 });
  expect(counts('collection')).toEqual({ summer: 1, basic: 2 });
  for (const [filters, count] of [
    ['size=42', counts('size-sku')['42']],
    ['color=blue', counts('color')['blue']],
    ['composition=linen', counts('composition')['linen']],
    ['category=platya', counts('category')['platya']],
    ['delivery=1', facet('availability').availability?.delivery.subqueryColorModelCount],
  ] as const)
    expect([filters, (await listing(filters)).totalCount]).toEqual([filters, count]);
});

test('a value without results stays and says that it is not available', async () => {
  const { facet, totalCount } = await listing('color=red&composition=wool');

  expect(totalCount).toBe(0);
  expect(facet('size-sku').facetValues.map(({ isAvailable }) => isAvailable)).toEqual([false, false, false]);
  expect(facet('composition').facetValues).toMatchObject([
    { value: 'linen', isAvailable: true },
    { value: 'wool', isAvailable: false, selectedByUser: true },
  ]);
});

test('what is sold out everywhere is neither listed nor counted', async () => {
  const { ids, counts } = await listing();

  expect(ids).not.toContain('wool-green');
  expect(counts('color')).toEqual({ red: 1, blue: 2 });
});

test('every page has the same facets, so that each can be opened by itself [FAC-01]', async () => {
  const [first, second] = [await listing(), await listing('', { pageNumber: 1 })];

  expect(second.facets).toEqual(first.facets);
});

test('a page that is set after another can be had without facets', async () => {
  const { facets, ids } = await listing('', { pageNumber: 1, pageSize: 1, withFacets: false });

  expect(facets).toEqual([]);
  expect(ids).toHaveLength(1);
});

test('a category of the whole root can be chosen', async () => {
  const { counts, ids } = await listing('category=yubki');

  expect(counts('category')).toEqual({ platya: 1, yubki: 1 });
  expect(ids).toEqual(['wool-blue']);
});

test('a facet says how it is drawn, so that nobody has to know its name', async () => {
  const { facets } = await listing();

  expect(facets.map(({ id, listStyle }) => [id, listStyle])).toEqual([
    ['size-sku', 'sizes'],
    ['color', 'swatches'],
    ['price', undefined],
    ['collection', undefined],
    ['availability', undefined],
    ['category', undefined],
    ['composition', undefined],
  ]);
});

test('a category is counted and chosen alone, though one elsewhere ends its address with the same word [FAC-12]', async () => {
  const [, , , skirts] = categories;
  if (!skirts) throw new Error('The test store sells no skirts.');
  const skirtDresses = { ...skirts, id: 7, parent_id: 3, url: 'zhenschiny/platya/yubki' };
  await db.insertInto('category').values(skirtDresses).execute();
  await db.insertInto('model_category').values({ model_id: 'linen', category_id: 7 }).execute();
  catalogueOf(db).forget();

  const { counts, ids } = await listing('category=yubki');

  await db.deleteFrom('model_category').where('category_id', '=', 7).execute();
  await db.deleteFrom('category').where('id', '=', 7).execute();
  catalogueOf(db).forget();
  expect(counts('category')).toEqual({ platya: 1, yubki: 1 });
  expect(ids).toEqual(['wool-blue']);
});
