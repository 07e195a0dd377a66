import type { APIRequestContext } from '@playwright/test';
import { storeNames } from '@rukav/brand';
import { expect, open, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';

/** Structured data of a page (schema.org). */
async function structuredIn(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script[^>]*ld\+json[^>]*>([^<]*)/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
}

test('search engines read who sells, and of a product where it stands, its sizes with their offers and its other colours', async ({
  page,
  request,
}) => {
  const [organization] = await structuredIn(request, '/?locale=ru-KZ');
  expect(organization).toMatchObject({
    '@type': ['Organization', 'OnlineStore'],
    name: storeNames.ru.store,
    contactPoint: { telephone: expect.stringMatching(/^\+7 727/) as unknown, areaServed: 'KZ' },
  });

  const { product, skuId } = await goodsOf(page);
  const [group, crumbs, ...more] = await structuredIn(request, `/product/${product.url}`);
  expect(more).toEqual([]);
  const places = crumbs?.['itemListElement'] as { item: string }[];
  expect([places[0], places.at(-1)].map((place) => new URL(place?.item ?? '').pathname)).toEqual([
    '/catalog',
    `/product/${product.url}`,
  ]);
  const variants = group?.['hasVariant'] as { size?: string; url?: string; offers?: object }[];
  const sizes = variants.filter(({ offers }) => offers);
  expect(sizes.map(({ size }) => size)).toEqual(product.skus.map(({ size }) => size));
  const ofStock = product.skus.findIndex(({ id }) => id === skuId);
  expect(sizes[ofStock]?.offers).toMatchObject({
    priceCurrency: 'RUB',
    availability: 'https://schema.org/InStock',
    shippingDetails: { shippingDestination: { addressCountry: 'RU' } },
  });
  const colours = product.models.filter(({ id, isAvailable }) => id !== product.id && isAvailable);
  expect(variants.filter(({ offers }) => !offers).map(({ url }) => new URL(url ?? '').pathname)).toEqual(
    colours.map(({ url }) => `/product/${url}`),
  );
});

/** A size of a product as search engines read it. */
interface Variant {
  size?: string;
  offers?: { url: string; price: number; availability: string };
}

/** The sizes of a product with their offers, in the page of a locale. */
async function sizesIn(request: APIRequestContext, url: string, locale: string) {
  const [group] = await structuredIn(request, `/product/${url}?locale=${locale}`);
  const { hasVariant = [] } = (group ?? {}) as { hasVariant?: Variant[] };
  return hasVariant.filter(({ offers }) => offers);
}

const isText = expect.stringMatching(/\S/) as unknown;
const isNumber = expect.any(Number) as unknown;
const days = { '@type': 'QuantitativeValue', minValue: isNumber, maxValue: isNumber, unitCode: 'DAY' };

/** Properties that a size names for a country: whose it is, its own number, its price, how it is delivered and given back. */
const sizeOf = (country: string, currency: string) => ({
  '@type': 'Product',
  name: isText,
  image: expect.stringMatching(/^https?:/) as unknown,
  sku: isText,
  size: isText,
  color: isText,
  brand: { '@type': 'Brand', name: isText },
  offers: {
    '@type': 'Offer',
    url: expect.stringMatching(/^https?:.*[?&]size=/) as unknown,
    price: isNumber,
    priceCurrency: currency,
    availability: expect.stringMatching(
      /^https:\/\/schema\.org\/(?:InStock|InStoreOnly|OutOfStock)$/,
    ) as unknown,
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: isNumber,
      returnMethod: isText,
      returnFees: isText,
    },
  },
});
const deliveryTo = (addressCountry: string, currency: string) => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry },
  shippingRate: { '@type': 'MonetaryAmount', value: isNumber, currency },
  deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days, transitTime: days },
});

test('each size of a page names all that search engines compare, for the country of the page', async ({
  page,
  request,
}) => {
  const { product } = await goodsOf(page);

  for (const [locale, country, currency] of [
    ['ru-RU', 'RU', 'RUB'],
    ['ru-KZ', 'KZ', 'KZT'],
  ] as const) {
    const sizes = await sizesIn(request, product.url, locale);
    expect(sizes).toHaveLength(product.skus.length);
    for (const size of sizes) {
      expect(size).toMatchObject(sizeOf(country, currency));
      if (size.offers?.availability.endsWith('/InStock'))
        expect(size.offers).toMatchObject({ shippingDetails: deliveryTo(country, currency) });
    }
  }
});

test('the address of each offer opens with the size and the price of the offer, and names a size that is sold out', async ({
  page,
  request,
}) => {
  const { product } = await goodsOf(page);
  const sizes = page.getByRole('radiogroup', { name: 'Размер' });
  const head = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::div[2]');
  const figures = (price: number) => String(price).replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`\s`);
  const [inKazakhstan] = (await sizesIn(request, product.url, 'ru-KZ')).filter(
    ({ size }) => size === product.skus.find(({ availability }) => availability.isOnlineAvailable)?.size,
  );

  for (const { size, offers } of [...(await sizesIn(request, product.url, 'ru-RU')), inKazakhstan ?? {}]) {
    const { url = '', price = 0, availability = '' } = offers ?? {};
    const { pathname, search } = new URL(url);
    await open(page, pathname + search);

    await expect(head).toContainText(
      new RegExp(`(?<!старая )цена ${figures(price)}\\s${search.includes('KZ') ? '₸' : '₽'}`),
    );
    const radio = sizes.getByRole('radio', { name: new RegExp(`^${size}(?:\\s*,|$)`) });
    if (availability.endsWith('/OutOfStock')) {
      await expect(radio).not.toBeChecked();
      await expect(sizes).toHaveAccessibleDescription(new RegExp(`Размера ${size} `));
    } else await expect(radio).toBeChecked();
  }
});
