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
  ['ru-RU', ''],
  ['ru-KZ', '?locale=ru-KZ'],
  ['kk-KZ', '?locale=kk-KZ'],
] as const)('in %s the offers and the other colours have the addresses of that locale', (locale, query) => {
  const { url, hasVariant } = productGroup(product, 'https://rukav.example', locale);

  const page = `https://rukav.example/product/plate/p1${query}`;
  expect(url).toBe(page);
  expect(hasVariant).toMatchObject([
    { offers: { url: page } },
    { url: `https://rukav.example/product/plate/p2${query}` },
  ]);
});
