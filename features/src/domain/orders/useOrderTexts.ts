import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { streetName } from '@rukav/contract/cart/street-name.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { formatDate, formatDayMonth, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import { isPickup } from './timeline.ts';

/** Finished words about an order. */
export function useOrderTexts() {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);
  const day = (date: string) => formatDayMonth(date, lang);

  return {
    title: ({ orderNumber }: Order) => formatMessage({ id: 'orders.number' }, { number: orderNumber }),
    date: (order: Order) => formatDate(order.date),
    step: (status: Order['status']) => formatMessage({ id: `orders.status.${status}` }),
    /** The status, or that it is about to be cancelled. */
    status: ({ status, isCancelRequested }: Pick<Order, 'status' | 'isCancelRequested'>) =>
      formatMessage({ id: isCancelRequested ? 'orders.cancel.requested' : `orders.status.${status}` }),
    money: (order: Order, minor: number) => formatMoney(minor, order.currency),
    payment: ({ paymentMethod }: Order) => formatMessage({ id: `orders.payment.${paymentMethod}` }),
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
