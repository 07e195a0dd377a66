import { expect, test } from 'vitest';
import { crumbsMeta } from './crumbs-meta.ts';

const breadcrumbs = [
  { name: 'Каталог', url: '' },
  { name: 'Платья', url: 'zhenschiny/platya' },
];
const origin = 'https://rukav.example';

test('a product stands below its categories, each at its address in the page’s locale', () => {
  const page = { name: 'Платье-рубашка', path: '/product/plate/p1' };

  const { itemListElement } = crumbsMeta({ breadcrumbs, page, origin, locale: 'kk-KZ' });

  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Каталог', `${origin}/catalog?locale=kk-KZ`],
    [2, 'Платья', `${origin}/catalog/zhenschiny/platya?locale=kk-KZ`],
    [3, 'Платье-рубашка', `${origin}/product/plate/p1?locale=kk-KZ`],
  ]);
});

test('a category is the last of its own', () => {
  const { itemListElement } = crumbsMeta({ breadcrumbs, origin, locale: 'ru-RU' });

  expect(itemListElement.at(-1)).toMatchObject({ position: 2, item: `${origin}/catalog/zhenschiny/platya` });
});
