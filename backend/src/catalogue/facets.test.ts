import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { displayTypes, type Facet } from '@rukav/contract/catalogue/schemas.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { catalogue } from './index.ts';
import { cities, openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
await openCatalogue(db, [
  {
    id: 'linen',
    collections: ['summer', 'basic'],
    compositions: ['linen'],
    colours: [
      {
        id: 'linen-red',
        family: 'red',
        price: 300_000,
        sizes: { 42: { delivery: 1, arbat: 1 }, 44: { arbat: 2 }, 46: { delivery: 0 } },
      },
      { id: 'linen-blue', family: 'blue', price: 200_000, sizes: { 42: { delivery: 1 } } },
    ],
  },
  {
    id: 'wool',
    compositions: ['wool'],
    categories: [4, 2],
    colours: [
      { id: 'wool-blue', family: 'blue', price: 900_000, sizes: { 44: { tverskaya: 1 } } },
      { id: 'wool-green', family: 'green', price: 900_000, sizes: { 42: { delivery: 0 } } },
    ],
  },
]);
const app = await createServer(testKernel(db), [catalogue]);
const visitor = visitorOf(app);
afterAll(() => app.close());

async function listing(filters = '', more: Record<string, unknown> = {}) {
  const { body } = await visitor.call(getCategoryProducts, {
    query: { url: 'zhenschiny/vse', filters, ...more },
  });
  const facet = (id: string): Facet => {
    const found = body.facets.find((one) => one.id === id);
    if (!found) throw new Error(`There is no facet ${id}.`);
    return found;
  };
  const counts = (id: string) =>
    Object.fromEntries(facet(id).facetValues.map((one) => [one.value, one.subqueryColorModelCount]));
  const ids = body.tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product.id] : []));
  return { ...body, facet, counts, ids };
}

test('a facet and its values carry the fields of the documents [FAC-01 FAC-09]', async () => {
  const { facet } = await listing('color=red');

  expect(facet('color')).toEqual({
    caption: 'Цвет',
    displayType: 'list',
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
  expect(counts('size-sku')).toEqual({ 42: 2, 44: 2, 46: 0 });
  expect(counts('color')).toEqual({ red: 1, blue: 1 });
  expect(counts('composition')).toEqual({ linen: 1, wool: 1 });
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

test('the ends of the price are those of the listing without the price filter [FAC-13 FAC-14]', async () => {
  const whole = await listing();
  const narrowed = await listing('price=250000-400000');
  const wide = await listing('price=200000-900000');

  expect(whole.facet('price')).toMatchObject({
    displayType: 'range_slider',
    range: { from: 200_000, to: 900_000, min: 200_000, max: 900_000 },
    selectedByUser: false,
  });
  expect(narrowed.ids).toEqual(['linen-red']);
  expect(narrowed.facet('price')).toMatchObject({
    range: { from: 250_000, to: 400_000, min: 200_000, max: 900_000 },
    selectedByUser: true,
  });
  expect(wide.facet('price').selectedByUser).toBe(false);
});

test('a price that nothing has can be taken away again', async () => {
  const { totalCount, facet } = await listing('price=100-200&color=red&composition=wool');

  expect(totalCount).toBe(0);
  expect(facet('price').range).toBeDefined();
});

test('availability holds the delivery toggle, the open shops of the city and the chosen ones [FAC-15]', async () => {
  const { facet, ids } = await listing('pickup=arbat');

  expect(ids).toEqual(['linen-red']);
  expect(facet('availability')).toMatchObject({
    displayType: 'availability',
    availability: {
      delivery: { selectedByUser: false, isAvailable: true, subqueryColorModelCount: 2 },
      availableShops: [
        { id: 'arbat', name: 'Магазин arbat', address: 'ул. Арбат, 1', count: 1 },
        { id: 'tverskaya', count: 1 },
      ],
      selectedShops: ['arbat'],
    },
    selectedByUser: true,
    maxSelectionQuantity: 5,
  });
});

test('delivery and shops add up, by the size that was chosen', async () => {
  expect((await listing('delivery=1')).ids).toEqual(['linen-red']);
  expect((await listing('delivery=1&size=44')).ids).toEqual([]);
  expect((await listing('delivery=1&pickup=tverskaya&size=44')).ids).toEqual(['wool-blue']);
});

test('a sixth shop is not taken into account [FAC-26]', async () => {
  const { facet, ids } = await listing('pickup=a,b,c,d,e,arbat');

  expect(facet('availability').availability?.selectedShops).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ids).toEqual([]);
});

test('a shop of another city that came in an address is named', async () => {
  const elsewhere = visitorOf(app);
  elsewhere.cookies.set('city', String(cities.kazan));

  const { body } = await elsewhere.call(getCategoryProducts, {
    query: { url: 'zhenschiny/vse', filters: 'pickup=arbat' },
  });

  const shops = body.facets.find(({ id }) => id === 'availability')?.availability?.availableShops;
  expect(shops?.map(({ id }) => id)).toEqual(['arbat', 'kazan1']);
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

  expect(counts('category')).toEqual({ platya: 2, yubki: 1 });
  expect(ids).toEqual(['wool-blue']);
});
