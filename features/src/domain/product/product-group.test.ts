import { expect, test } from 'vitest';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { productGroup } from './product-group.ts';

const colour = { name: 'Вишнёвый', hex: '#9b2c2c' };
const product = {
  id: 'p1',
  url: 'plate/p1',
  name: 'Платье',
  description: '',
  compositeColor: colour,
  price: { basePrice: 1_499_000, discountPrice: null, currency: 'KZT' },
  pictures: [],
  skus: [
    {
      id: 's1',
      code: 's1',
      size: '44',
      availability: { isOnlineAvailable: true, isLast: false, inStores: true },
    },
  ],
  models: [{ id: 'p2', url: 'plate/p2', isAvailable: true, color: colour }],
} as unknown as Product;

test.each([
  ['ru-RU', '', ''],
  ['ru-KZ', '?locale=ru-KZ', '&locale=ru-KZ'],
  ['kk-KZ', '?locale=kk-KZ', '&locale=kk-KZ'],
] as const)(
  'in %s the sizes and the other colours have the addresses of that locale',
  (locale, query, more) => {
    const { url, hasVariant } = productGroup(product, 'https://rukav.example', locale);

    const page = 'https://rukav.example/product/plate/p1';
    expect(url).toBe(page + query);
    expect(hasVariant).toMatchObject([
      { offers: { url: `${page}?size=44${more}` } },
      { url: `https://rukav.example/product/plate/p2${query}` },
    ]);
  },
);

test('a size tells whose it is, how it is delivered to the country and how it is given back', () => {
  const [size] = productGroup(product, 'https://rukav.example', 'kk-KZ').hasVariant;

  expect(size).toMatchObject({
    sku: 's1',
    brand: { '@type': 'Brand', name: expect.any(String) },
    offers: {
      price: 14_990,
      priceCurrency: 'KZT',
      hasMerchantReturnPolicy: { applicableCountry: 'KZ', merchantReturnDays: 14 },
      shippingDetails: {
        shippingDestination: { addressCountry: 'KZ' },
        shippingRate: { value: 1490, currency: 'KZT' },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 5, unitCode: 'DAY' } },
      },
    },
  });
});
