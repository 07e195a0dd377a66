import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { expect, test } from 'vitest';
import { cities } from './test-catalogue.ts';
import { facetedStore } from './test-facets.ts';

const { listing, newcomer } = await facetedStore();

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
      delivery: { selectedByUser: false, isAvailable: true, subqueryColorModelCount: 1 },
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
  const elsewhere = newcomer();
  elsewhere.cookies.set('city', String(cities.kazan));

  const { body } = await elsewhere.call(getCategoryProducts, {
    query: { url: 'zhenschiny/vse', filters: 'pickup=arbat' },
  });

  const shops = body.facets.find(({ id }) => id === 'availability')?.availability?.availableShops;
  expect(shops?.map(({ id }) => id)).toEqual(['arbat', 'kazan1']);
});
