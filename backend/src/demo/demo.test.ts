/// <reference lib="esnext.intl" />
import { describe, expect, test } from 'vitest';
import { packedShapes } from '../studio/index.ts';
import {
  demoBanners,
  demoCatalogue,
  demoCities,
  demoContentPages,
  demoMainPages,
  demoPartnerPoints,
  demoPictures,
  demoSeed,
  demoStock,
  demoStores,
  findStreet,
  housesOf,
  streetsOf,
} from './index.ts';

const settings = { seed: demoSeed, now: new Date('2026-11-21T09:00:00Z') };
const catalogue = demoCatalogue(settings);
const stores = demoStores();
const pictures = demoPictures(demoSeed);

/** Every text anywhere inside a value, with the way to it. */
function textsIn(value: unknown, path = ''): { path: string; ru: string; kk: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ru' in value && 'kk' in value && typeof value.ru === 'string' && typeof value.kk === 'string') {
    return [{ path, ru: value.ru, kk: value.kk }];
  }
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const productsOf = Map.groupBy(catalogue.products, ({ modelId }) => modelId);
const leadOf = (modelId: string) => productsOf.get(modelId)?.[0];

describe('the catalogue', () => {
  test('is large enough to look like a shop', () => {
    expect(catalogue.models.length).toBeGreaterThanOrEqual(400);
    expect(catalogue.categories.length).toBeGreaterThanOrEqual(40);
    for (const model of catalogue.models) {
      const colours = productsOf.get(model.id)?.length ?? 0;
      expect(colours).toBeGreaterThanOrEqual(2);
      expect(colours).toBeLessThanOrEqual(5);
    }
  });

  test('is the same each time', () => {
    expect(demoCatalogue(settings)).toEqual(catalogue);
  });

  test('names each category, model, product, sku and barcode once', () => {
    const lists: (string | number)[][] = [
      catalogue.categories.map(({ url }) => url),
      catalogue.categories.map(({ id }) => id),
      catalogue.models.map(({ id }) => id),
      catalogue.models.map(({ popularity }) => popularity),
      catalogue.products.map(({ id }) => id),
      catalogue.skus.map(({ id }) => id),
      catalogue.skus.map(({ code }) => code),
    ];
    for (const list of lists) expect(new Set<string | number>(list).size).toBe(list.length);
  });

  test('has no empty category below the roots', () => {
    const listed = new Set(catalogue.models.flatMap(({ categoryIds }) => categoryIds));
    const empty = catalogue.categories.filter(({ id, kind }) => kind !== 'branch' && !listed.has(id));
    expect(empty).toEqual([]);
  });

  test('puts no two alike side by side in the default order', () => {
    for (const { id } of catalogue.categories.filter(({ kind }) => kind === 'all')) {
      const listed = catalogue.models
        .filter(({ categoryIds }) => categoryIds.includes(id))
        .toSorted((a, b) => b.popularity - a.popularity);
      const looks = listed.map((model) => leadOf(model.id)?.pictures[0]?.code);
      const families = listed.map((model) => leadOf(model.id)?.colour.family);
      const sameColour = families.filter((family, i) => family === families[i + 1]).length;
      expect(looks.every((look, i) => look !== looks[i + 1])).toBe(true);
      expect(sameColour).toBeLessThan(listed.length * 0.03);
    }
  });

  test('asks prices above zero in both currencies, with discounts below them', () => {
    for (const { price } of catalogue.products) {
      for (const { base, discount } of [price.RUB, price.KZT]) {
        expect(Number.isInteger(base) && base > 0).toBe(true);
        expect(discount === null || (discount > 0 && discount < base)).toBe(true);
      }
    }
  });

  test('tells ages before now', () => {
    expect(catalogue.models.every(({ createdAt }) => Date.parse(createdAt) < settings.now.getTime())).toBe(
      true,
    );
  });

  test('makes looks of two to four products that exist, with one pattern at most', () => {
    const ids = new Map(catalogue.products.map((product) => [product.id, product]));
    const styleOf = (id: string) => {
      const picture = pictures.get(ids.get(id)?.pictures[0]?.code ?? '');
      return picture?.kind === 'garment' ? picture.style : undefined;
    };
    for (const { productIds } of catalogue.kits) {
      expect(productIds.length >= 2 && productIds.length <= 4).toBe(true);
      const styles = productIds.map(styleOf);
      expect(styles).not.toContain(undefined);
      expect(styles.filter((style) => style?.pattern ?? style?.print).length).toBeLessThanOrEqual(1);
    }
  });

  test('sells every shape of the studio, each where it belongs', () => {
    const sold = new Set(
      catalogue.products.flatMap(({ pictures: [front] }) => {
        const picture = pictures.get(front?.code ?? '');
        return picture?.kind === 'garment' ? [picture.shape] : [];
      }),
    );
    expect([...packedShapes().keys()].filter((shape) => !sold.has(shape))).toEqual([]);
  });
});

test('every text is there in both languages, without a gap in it', () => {
  const all = textsIn([
    catalogue,
    stores,
    demoCities(),
    demoMainPages(),
    demoBanners(demoSeed),
    demoContentPages(),
  ]);
  // The amounts of a country are written in when a page is asked for.
  const bad = all.filter(({ ru, kk }) => {
    const words = (ru + kk).replaceAll(/\{(?:freeFrom|courierFee)\}/g, '1');
    return !ru.trim() || !kk.trim() || /undefined|\{|\}|!|  /.test(words);
  });
  expect(all.length).toBeGreaterThan(15_000);
  expect(bad.slice(0, 3)).toEqual([]);
});

test('every picture that is named can be drawn from passes that exist', () => {
  const shapes = packedShapes();
  const named = [
    ...catalogue.products.flatMap((product) => product.pictures),
    ...catalogue.categories.map(({ picture }) => picture),
    ...demoBanners(demoSeed).flatMap(({ mobile, desktop }) => [mobile, desktop]),
  ];
  for (const { code } of named) {
    const picture = pictures.get(code);
    expect(picture).toBeDefined();
    const garments = picture?.kind === 'scene' ? picture.garments : picture ? [picture] : [];
    for (const { shape, view } of garments) expect(shapes.get(shape)).toContain(view);
  }
});

describe('places', () => {
  test('there are a thousand cities, and the great ones are right', () => {
    const cities = demoCities();
    const find = (name: string) => cities.find((city) => city.name.ru === name);
    expect(cities.length).toBeGreaterThanOrEqual(1000);
    expect(find('Москва')).toMatchObject({
      country: 'RU',
      timeZone: 'Europe/Moscow',
      name: { kk: 'Мәскеу' },
    });
    expect(find('Санкт-Петербург')?.population).toBeGreaterThan(5_000_000);
    expect(find('Алматы')).toMatchObject({ country: 'KZ', timeZone: 'Asia/Almaty' });
    expect(find('Астана')).toMatchObject({ country: 'KZ', timeZone: 'Asia/Almaty' });
    expect(find('Караганда')?.name.kk).toBe('Қарағанды');
    expect(cities.filter(({ country }) => country === 'KZ').length).toBeGreaterThan(100);
  });

  test('every zone is one that dates can be told in', () => {
    const zones = new Set(demoCities().map(({ timeZone }) => timeZone));
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('ru', { timeZone })).not.toThrow();
  });

  test('the zone of a city is one of its own country, at the border too', () => {
    const own = {
      RU: new Intl.Locale('und-RU').getTimeZones() ?? [],
      KZ: new Intl.Locale('und-KZ').getTimeZones() ?? [],
    };
    const strangers = demoCities().filter(({ country, timeZone }) => !own[country].includes(timeZone));
    expect(strangers).toEqual([]);
  });

  test('a hundred and twenty shops stand in sixty cities', () => {
    expect(stores.length).toBeGreaterThanOrEqual(120);
    expect(new Set(stores.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(60);
    expect(stores.every(({ id, workHours }) => /^[a-z0-9]+$/.test(id) && workHours.length === 7)).toBe(true);
  });

  test('a street is found by the beginning of any of its words, and its houses by their numbers', () => {
    const [moscow] = demoCities();
    if (!moscow) throw new Error('no cities');
    const [street] = streetsOf(moscow, 'сад');

    expect(street?.name.ru).toMatch(/^Сад/);
    if (!street) return;
    expect(findStreet(moscow, street.id)).toEqual(street);
    const houses = housesOf(street, '1');
    expect(houses.length).toBeGreaterThan(3);
    expect(houses.every(({ house }) => /^1\d*$/.test(house))).toBe(true);
  });
});

describe('stock', () => {
  const stock = demoStock(catalogue, stores);

  test('lies in the warehouse and in the shops, and is missing here and there', () => {
    const inWarehouse = new Set(stock.filter(({ storeId }) => storeId === null).map(({ skuId }) => skuId));
    const inShops = new Set(stock.filter(({ storeId }) => storeId !== null).map(({ skuId }) => skuId));
    expect(stock.every(({ quantity }) => quantity > 0)).toBe(true);
    expect(inWarehouse.size).toBeLessThan(catalogue.skus.length);
    expect(catalogue.skus.some(({ id }) => !inWarehouse.has(id) && inShops.has(id))).toBe(true);
    expect(catalogue.skus.some(({ id }) => !inWarehouse.has(id) && !inShops.has(id))).toBe(true);
  });

  test('of a product marked as the last size is one size in the warehouse', () => {
    const skuIds = Map.groupBy(catalogue.skus, ({ productId }) => productId);
    const online = new Map(
      stock.filter(({ storeId }) => storeId === null).map((row) => [row.skuId, row.quantity]),
    );
    const last = catalogue.products.filter(({ markers }) => markers.includes('last_size'));
    expect(last.length).toBeGreaterThan(10);
    for (const { id } of last) {
      expect((skuIds.get(id) ?? []).filter((sku) => online.has(sku.id)).length).toBe(1);
    }
  });
});

test('more than a thousand points of partners stand in the cities, each with hours, services and an id of its own', () => {
  const points = demoPartnerPoints();
  const types = Map.groupBy(points, ({ type }) => type);

  expect(points.length).toBeGreaterThan(1000);
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
  expect([...types.keys()].toSorted()).toEqual(['post', 'postamat', 'pvz']);
  for (const { type, workHours, capacity, address, shopNumber, needPrepay, services } of points) {
    expect(workHours).toHaveLength(7);
    expect(capacity === null).toBe(type !== 'postamat');
    expect(needPrepay && services.includes('pay_on_delivery')).toBe(false);
    expect(address.ru.startsWith(`${shopNumber}, `)).toBe(type === 'post');
  }
});
