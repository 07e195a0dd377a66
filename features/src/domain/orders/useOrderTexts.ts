import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { streetName } from '@rukav/contract/cart/street-name.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { formatDate, formatDayMonth, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import { handoverOf, isPickup } from './handover.ts';
import { paidBy } from './paid-by.ts';

type Told = Pick<Order, 'obtainingMethod' | 'point'>;

/** The id of a status in the words of where the order is handed over. */
function statusText(order: Told, status: Order['status']) {
  const at = handoverOf(order);
  const isThere = status === 'deliveredToStore' || status === 'waitingInStore';
  const isOfPartner = at === 'pvz' || at === 'postamat' || at === 'post';
  return isThere && isOfPartner
    ? (`orders.status.${status}.${at}` as const)
    : (`orders.status.${status}` as const);
}

/** Finished words about an order. */
export function useOrderTexts() {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);
  const day = (date: string) => formatDayMonth(date, lang);

  return {
    title: ({ orderNumber }: Order) => formatMessage({ id: 'orders.number' }, { number: orderNumber }),
    date: (order: Order) => formatDate(order.date),
    step: (order: Told, status: Order['status']) => formatMessage({ id: statusText(order, status) }),
    /** The status, or that it is about to be cancelled. */
    status: (order: Told & Pick<Order, 'status' | 'isCancelRequested'>) =>
      formatMessage({
        id: order.isCancelRequested ? 'orders.cancel.requested' : statusText(order, order.status),
      }),
    /** Name of the way in which the shopper gets it. */
    method: (order: Told) => formatMessage({ id: `orders.method.${handoverOf(order)}` }),
    money: (order: Order, minor: number) => formatMoney(minor, order.currency),
    /** By what it was paid, or is to be. */
    payment: (order: Order) =>
      paidBy(order)
        .map((method) => formatMessage({ id: `orders.payment.${method}` }))
        .join(' + '),
    /** Where it is handed over. */
    place(order: Order) {
      if (order.point) return `${order.point.name}, ${order.point.address}`;
      const address = order.deliveryAddress;
      if (!address) return order.cityName;
      const { house, houseBlock, apartment } = address;
      return [
        order.cityName,
        streetName(address),
        formatMessage({ id: 'orders.house' }, { house: `${house}${houseBlock}` }),
        ...(apartment === '' ? [] : [formatMessage({ id: 'orders.apartment' }, { apartment })]),
      ].join(', ');
    },
    /** When it is handed over; nothing while that is not known. */
    time({ storagePeriod, deliveryDate, deliveryInterval, ...order }: Order) {
      if (isPickup(order) && storagePeriod) {
        const { from, to } = storagePeriod;
        return formatMessage({ id: 'orders.pickupTime' }, { from: day(from), to: day(to) });
      }
      if (deliveryDate === null) return undefined;
      return deliveryInterval
        ? formatMessage({ id: 'orders.deliveryTime' }, { day: day(deliveryDate), ...deliveryInterval })
        : day(deliveryDate);
    },
  };
}
