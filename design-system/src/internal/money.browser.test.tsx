import { expect, test } from 'vitest';
import { AmountList } from '../components/AmountList/index.ts';
import { GiftCardFace } from '../components/GiftCardFace/index.ts';
import { LineItem } from '../components/LineItem/index.ts';
import { OrderTile } from '../components/OrderTile/index.ts';
import { Price } from '../components/Price/index.ts';
import { ProductTile } from '../components/ProductTile/index.ts';
import { Receipt } from '../components/Receipt/index.ts';
import { show } from './bench.tsx';

const grey =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><path d="M0 0h3v4H0z"/></svg>';
const price = {
  current: '12 999 ₽',
  old: '17 997 ₽',
  discount: '−30 %',
  labels: { current: 'цена', old: 'старая цена' },
};
const amounts = [{ label: 'Товары', value: '17 997 ₽' }];
const total = { label: 'Итого', value: '12 999 ₽' };

/** The elements whose own words hold an amount of money. */
const amountsIn = (host: Element) =>
  [...host.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\d\s?₽/.test(node.nodeValue ?? ''),
    ),
  );

test('every amount of money is set in the same figures, wherever it stands', () => {
  const host = show(
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Price key={size} {...price} size={size} />
      ))}
      <ProductTile name="Пальто" href="#coat" picture={{ src: grey }} sizes="300px" price={price} />
      <LineItem title="Пальто" picture={{ src: grey }} price={<Price {...price} />} />
      <AmountList amounts={amounts} total={total} />
      <Receipt
        title="Чек"
        lines={{
          label: 'Вещи',
          items: [{ id: '1', name: 'Пальто', detail: '1 × 12 999 ₽', value: '12 999 ₽' }],
        }}
        amounts={amounts}
        total={total}
      />
      <OrderTile
        title="Заказ 1"
        href="#order"
        date="12 ноября"
        status={{ label: 'Собираем', tone: 'neutral' }}
        pictures={[]}
        total="12 999 ₽"
      />
      <GiftCardFace brand="Рукав" title="Подарочная карта" amount="12 999 ₽" />
    </>,
  );

  const set = amountsIn(host).map((element) => getComputedStyle(element).fontVariantNumeric);

  expect(set.length).toBeGreaterThan(12);
  expect(new Set(set)).toEqual(new Set(['lining-nums proportional-nums']));
});
