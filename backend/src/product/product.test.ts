import {
  getAvailability,
  getAvailabilityInShops,
  getPrices,
  getProduct,
  getPromoKits,
} from '@rukav/contract/product/calls.ts';
import { productKits } from '@rukav/contract/product/legacy-calls.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { cities, openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { product } from './index.ts';

const { db } = await testDatabase();
await openCatalogue(db, [
  {
    id: 'dress',
    colours: [
      {
        id: 'dress-red',
        price: 300_000,
        discount: 199_900,
        markers: ['new'],
        sizes: {
          42: { delivery: 1 },
          44: { arbat: 2, tverskaya: 1 },
          46: { delivery: 0, arbat: 0 },
          48: { arbat: 1, kazan1: 3 },
        },
      },
      { id: 'dress-blue', family: 'blue', name: 'синий', sizes: { 42: { delivery: 0 } } },
    ],
  },
  { id: 'near', popularity: 2, colours: [{ id: 'near-red', price: 250_000 }] },
  {
    id: 'cap',
    categories: [4, 2],
    colours: [
      { id: 'cap-red', sizes: { 54: { almaty1: 1 }, 56: { closed: 2 }, 58: { arbat: 2 } } },
      { id: 'cap-blue', family: 'blue', sizes: { 54: { almaty1: 1 } } },
    ],
  },
  { id: 'far', popularity: 9, colours: [{ id: 'far-red', price: 900_000 }] },
  { id: 'skirt', categories: [4, 2], colours: [{ id: 'skirt-red', price: 200_000 }] },
]);
await db.insertInto('kit').values({ id: 'k1', name_ru: 'Отпуск', name_kk: 'Демалыс' }).execute();
await db
  .insertInto('kit_product')
  .values(['dress-red', 'skirt-red'].map((product_id, position) => ({ kit_id: 'k1', product_id, position })))
  .execute();

const app = await createServer(testKernel(db), [product]);
const visitor = visitorOf(app);
afterAll(() => app.close());

const open = async (id: string, query: Record<string, unknown> = {}) =>
  (await visitor.call(getProduct, { params: { id }, query })).body;

test('a product page holds what is written of the model [API-050]', async () => {
  const page = await open('dress-red', { clientTimezoneOffset: -180 });

  expect(page).toMatchObject({
    id: 'dress-red',
    name: 'Платье',
    url: 'dress/dress-red',
    code: 'code-dress-red',
    description: 'Описание.',
    characteristics: [{ name: 'Крой', value: 'Прямой' }],
    care: [{ code: 'wash_30', text: 'Стирка при 30 °C' }],
    composition: '100 % лён',
    categoryBranch: ['', 'zhenschiny', 'zhenschiny/platya'],
    markerPlates: [{ plateId: 'new', caption: 'Новинка' }],
    primaryPhotoUrl: 'dress-red-front',
    compositeColor: { name: 'вишнёвый', hex: '#9b2c2c' },
    sizeTable: { measures: ['Грудь'], rows: [{ size: '42', values: ['84'] }] },
    rating: { average: 4.5, count: 8 },
  });
  expect(page.breadcrumbs.map(({ name }) => name)).toEqual(['Каталог', 'Женщинам', 'Платья']);
  expect(page.pictures.map(({ code }) => code)).toEqual(['dress-red-front', 'dress-red-back']);
});

test('a product has the fields of the requirements, and names a size that can be had [PDP-16]', async () => {
  const page = await open('dress-red');

  expect(page).toMatchObject({
    id: 'dress-red',
    skuId: 'dress-red-42',
    name: 'Платье',
    url: 'dress/dress-red',
    code: 'code-dress-red',
    models: [{ id: 'dress-red' }, { id: 'dress-blue' }],
    breadcrumbs: [{ url: '' }, { url: 'zhenschiny' }, { url: 'zhenschiny/platya' }],
    categoryBranch: ['', 'zhenschiny', 'zhenschiny/platya'],
    markerPlates: [{ plateId: 'new' }],
    primaryPhotoUrl: 'dress-red-front',
    compositeColor: { hex: '#9b2c2c' },
    price: { basePrice: 300_000, discountPrice: 199_900 },
    kits: [{ id: 'k1' }],
  });
  expect(page.skus[0]).toEqual({
    id: 'dress-red-42',
    code: 'dress-red-42',
    size: '42',
    availability: { isOnlineAvailable: true, inStores: false, isLast: true },
  });
  expect((await open('dress-blue')).skuId).toBeNull();
});

test('every size is there, also one that is sold out, in order', async () => {
  const { skus } = await open('dress-red');

  expect(skus.map(({ size, availability }) => [size, availability])).toEqual([
    ['42', { isOnlineAvailable: true, inStores: false, isLast: true }],
    ['44', { isOnlineAvailable: false, inStores: true, isLast: false }],
    ['46', { isOnlineAvailable: false, inStores: false, isLast: false }],
    ['48', { isOnlineAvailable: false, inStores: true, isLast: false }],
  ]);
});

test('only shops count that sell, and those of the shopper’s country [PDP-20]', async () => {
  const had = async (query: Record<string, unknown>) => {
    const { skus, models } = await open('cap-red', query);
    return {
      sizes: skus.filter(({ availability }) => availability.inStores).map(({ size }) => size),
      last: skus.filter(({ availability }) => availability.isLast).map(({ size }) => size),
      colours: models.filter(({ isAvailable }) => isAvailable).map(({ id }) => id),
    };
  };

  expect(await had({})).toEqual({ sizes: ['58'], last: [], colours: ['cap-red'] });
  expect(await had({ locale: 'ru-KZ' })).toEqual({
    sizes: ['54'],
    last: ['54'],
    colours: ['cap-red', 'cap-blue'],
  });
});

test('every colour is there, also one that is sold out', async () => {
  const { models } = await open('dress-red');

  expect(models.map(({ id, url, color, isAvailable }) => [id, url, color.name, isAvailable])).toEqual([
    ['dress-red', 'dress/dress-red', 'вишнёвый', true],
    ['dress-blue', 'dress/dress-blue', 'синий', false],
  ]);
});

test('looks name their other garments, and what is similar is of its kind and price', async () => {
  const { kits, similar } = await open('dress-red');

  expect(kits.map(({ name, products }) => [name, products.map(({ id }) => id)])).toEqual([
    ['Отпуск', ['skirt-red']],
  ]);
  expect(similar.map(({ id }) => id)).toEqual(['near-red']);
});

test('what is sold meanwhile shows at once', async () => {
  await db.updateTable('stock').set({ free: 0 }).where('sku_id', '=', 'dress-red-42').execute();

  const { skus } = await open('dress-red');

  await db.updateTable('stock').set({ free: 1 }).where('sku_id', '=', 'dress-red-42').execute();
  expect(skus[0]?.availability.isOnlineAvailable).toBe(false);
});

test('texts and prices are those of the language and country', async () => {
  const page = await open('dress-red', { locale: 'kk-KZ' });

  expect(page).toMatchObject({
    name: 'Көйлек',
    composition: '100 % зығыр',
    price: { basePrice: 1_500_000, discountPrice: 999_500, currency: 'KZT' },
  });
});

test('a price has its parts [PDP-17 API-054]', async () => {
  const { body } = await visitor.call(getPrices, { params: { id: 'dress-red' } });

  expect(body).toEqual({
    retail: 300_000,
    basePrice: 300_000,
    discountPrice: 199_900,
    discountAmount: 100_100,
    personalPrice: null,
    potentialBonus: [],
    currency: 'RUB',
  });
});

test('a new price shows at once, in both calls', async () => {
  await db.updateTable('product').set({ discount_price_rub: null }).where('id', '=', 'near-red').execute();
  await db.updateTable('product').set({ base_price_rub: 260_000 }).where('id', '=', 'near-red').execute();

  const page = await open('near-red');
  const { body } = await visitor.call(getPrices, { params: { id: 'near-red' } });

  expect(page.price.basePrice).toBe(260_000);
  expect(body).toEqual(page.price);
});

describe('availability', () => {
  const stores = async (query: Record<string, unknown> = {}) =>
    (await visitor.call(getAvailability, { params: { id: 'dress-red' }, query })).body;

  test('names the shops of the city in which it hangs, those with more sizes first [API-051]', async () => {
    const { cityId, cityName, stores: found } = await stores();

    expect([cityId, cityName]).toEqual([cities.moscow, 'Москва']);
    expect(found.map(({ id, skus }) => [id, skus])).toEqual([
      [
        'arbat',
        [
          { skuId: 'dress-red-44', isLast: false },
          { skuId: 'dress-red-48', isLast: true },
        ],
      ],
      ['tverskaya', [{ skuId: 'dress-red-44', isLast: true }]],
    ]);
    expect(found[0]).toMatchObject({
      timeZone: 'Europe/Moscow',
      shopNowStatus: 'IS_OPEN',
      phone: '+78000000000',
    });
    expect(found[0]?.workHours[6]).toEqual({ from: '10:00', to: '22:00' });
  });

  test('is asked for another city and one size', async () => {
    const inKazan = await stores({ cityId: cities.kazan });
    const oneSize = await stores({ skuId: 'dress-red-48' });

    expect(inKazan.stores.map(({ id }) => id)).toEqual(['kazan1']);
    expect(oneSize.stores.map(({ id }) => id)).toEqual(['arbat']);
  });

  test('of an unknown city is refused', async () => {
    const { status, codes } = await visitor.call(getAvailability, {
      params: { id: 'dress-red' },
      query: { cityId: 1 },
    });

    expect([status, codes]).toEqual([404, ['city_not_found']]);
  });
});

test('shops that are named tell which sizes hang there, also when none does [API-052]', async () => {
  const inShops = async (body: { shops?: string[]; skuId?: string }) =>
    (await visitor.call(getAvailabilityInShops, { params: { id: 'dress-red' }, body })).body;

  const named = await inShops({ shops: ['kazan1', 'closed', 'nothing'] });
  const ofCity = await inShops({ skuId: 'dress-red-48' });

  expect(named.product).toEqual({
    id: 'dress-red',
    name: 'Платье',
    colour: expect.any(String),
    url: 'dress/dress-red',
  });
  expect(named.sizes.map(({ size }) => size)).toEqual(['42', '44', '46', '48']);
  expect(named.stores.map(({ id, skus }) => [id, skus])).toEqual([
    ['kazan1', [{ skuId: 'dress-red-48', isLast: false }]],
  ]);
  expect(ofCity.stores.map(({ id }) => id)).toEqual(['arbat']);
  expect((await inShops({ shops: [] })).stores).toEqual([]);
});

test.each([getProduct, getPrices, getAvailability])(
  'an unknown product is not found by $path',
  async (call) => {
    const unknown = await visitor.call(call, { params: { id: 'nothing' } });
    const odd = await visitor.call(call, { params: { id: "1'; --" } });

    expect([unknown.status, unknown.codes]).toEqual([404, ['product_not_found']]);
    expect([odd.status, odd.codes]).toEqual([404, ['not_found']]);
  },
);

test('a look is told with every garment and its sizes, and what the whole is lowered by [API-053]', async () => {
  const before = await visitor.call(getPromoKits, { params: { id: 'dress-red' } });
  await db
    .insertInto('promotion')
    .values({
      id: 'whole',
      name_ru: 'Образ целиком',
      name_kk: 'Тұтас образ',
      percent: 15,
      product_ids: ['dress-red', 'skirt-red'],
      is_kit: true,
      starts_at: new Date('2020-01-01'),
    })
    .execute();

  const { body } = await visitor.call(getPromoKits, { params: { id: 'dress-red' } });

  expect(before.body.kits.map(({ id, percent }) => [id, percent])).toEqual([['k1', null]]);
  expect(body.kits.map(({ id, percent }) => [id, percent])).toEqual([['whole', 15]]);
  expect(body.kits[0]?.pieces.map(({ product: { id }, skus }) => [id, skus.length])).toEqual([
    ['dress-red', 4],
    ['skirt-red', 1],
  ]);
  expect((await visitor.call(getPromoKits, { params: { id: 'nothing' } })).codes).toEqual([
    'product_not_found',
  ]);
});

test('the legacy looks are the same [API-069]', async () => {
  const { body } = await visitor.call(productKits, { query: { productId: 'dress-red' } });

  expect(body.kits.length).toBeGreaterThan(0);
  expect(body).toEqual((await visitor.call(getPromoKits, { params: { id: 'dress-red' } })).body);
  const unknown = await visitor.call(productKits, { query: { productId: 'nothing' } });
  expect([unknown.status, unknown.codes]).toEqual([404, ['product_not_found']]);
});
