import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Currency } from '@rukav/contract';
import type { OrderChange } from '@rukav/contract/cart/order-changes.ts';
import type { CartProduct } from '@rukav/contract/cart/schemas.ts';
import { formatDayMonth, formatMoney, type MessageId } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';

/** The text of a change with what it is filled with. */
interface ChangeText {
  id: MessageId;
  values: Record<string, string>;
}

const figuresOf = ({ before, now }: { before: number; now: number }, format: (value: number) => string) => ({
  before: format(before),
  now: format(now),
});

function textOf(
  change: OrderChange,
  nameOf: (skuId: string) => string,
  money: (minor: number) => string,
  day: (date: string) => string,
): ChangeText {
  switch (change.kind) {
    case 'added':
    case 'removed':
    case 'quantity':
      return {
        id: `checkout.changed.${change.kind}`,
        values: { name: nameOf(change.skuId), ...figuresOf(change, String) },
      };
    case 'soldOut':
      return {
        id: change.now > 0 ? 'checkout.changed.fewer' : 'checkout.changed.soldOut',
        values: { name: nameOf(change.skuId), ...figuresOf(change, String) },
      };
    case 'price':
      return {
        id: 'checkout.changed.price',
        values: { name: nameOf(change.skuId), ...figuresOf(change, money) },
      };
    case 'way':
      return { id: 'checkout.changed.way', values: { name: nameOf(change.skuId) } };
    case 'delivery':
      if (change.before === 0)
        return { id: 'checkout.changed.deliveryPaid', values: { now: money(change.now) } };
      return change.before === null
        ? { id: 'checkout.changed.deliveryKnown', values: { now: money(change.now) } }
        : {
            id: 'checkout.changed.delivery',
            values: figuresOf({ before: change.before, now: change.now }, money),
          };
    case 'day':
      return { id: 'checkout.changed.day', values: { before: day(change.before), now: day(change.now) } };
    case 'code':
      return { id: 'checkout.changed.code', values: { code: change.code } };
    case 'bonuses':
      return { id: 'checkout.changed.bonuses', values: figuresOf(change, String) };
    case 'giftCards':
    case 'total':
      return { id: `checkout.changed.${change.kind}`, values: figuresOf(change, money) };
  }
}

/** Returns a function that puts a change of the order into words. */
export function useChangeText(products: Readonly<Record<string, CartProduct>>, currency: Currency) {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);
  const free = formatMessage({ id: 'checkout.free' });
  const nameOf = (skuId: string) => {
    const product = products[skuId];
    return product ? `${product.name}, ${product.size}` : '';
  };
  return (change: OrderChange): string => {
    const money = (minor: number) =>
      minor === 0 && change.kind === 'delivery' ? free : formatMoney(minor, currency);
    const { id, values } = textOf(change, nameOf, money, (date) => formatDayMonth(date, lang));
    return formatMessage({ id }, values);
  };
}
