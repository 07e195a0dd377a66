import { expect, test } from 'vitest';
import { shopPageOf } from './shop-words.ts';

const isCity = (word: string) => ['казань', 'алматы'].includes(word);

test.each([
  ['возврат', '/pages/vozvrat_tovara'],
  ['как вернуть товар', '/pages/vozvrat_tovara'],
  ['Подарочная карта', '/pages/gift-card'],
  ['доставка в казань', '/delivery'],
  ['где мой заказ', '/personal/orders'],
  ['магазины алматы', '/stores'],
  ['казань', '/stores'],
  ['тауарды қайтару', '/pages/vozvrat_tovara'],
  ['жеткізу', '/delivery'],
])('«%s» asks for %s', (text, page) => {
  expect(shopPageOf(text, isCity)).toBe(page);
});

test.each(['платье', 'карта', 'платье с доставкой', 'где', '', 'возврат куртки'])(
  '«%s» asks for no page',
  (text) => {
    expect(shopPageOf(text, isCity)).toBeNull();
  },
);
