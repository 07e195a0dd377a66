import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { OrderTile } from '@rukav/design-system/OrderTile';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import { $late } from './late.ts';
import { OrderPaymentLine } from './OrderPaymentLine.tsx';
import * as styles from './Orders.css.ts';
import { toneOf } from './timeline.ts';
import { useOrderTexts } from './useOrderTexts.ts';

export interface OrderTilesProps {
  orders: readonly Order[];
  /** Of each order's name. @default 2 */
  headingLevel?: 2 | 3;
}

/** How many pictures of an order its tile shows. */
const pictures = 4;

/** Orders, each as a tile that leads to it. */
export function OrderTiles({ orders, headingLevel = 2 }: OrderTilesProps) {
  const { formatMessage } = useIntl();
  const texts = useOrderTexts();
  const late = useUnit($late);

  return (
    <ul className={styles.list}>
      {orders.map((listed) => {
        const order = late[listed.orderNumber] ?? listed;
        const lines = Object.values(order.productGroups).flat();
        const note = texts.time(order);
        return (
          <li key={order.orderNumber}>
            <OrderTile
              headingLevel={headingLevel}
              title={texts.title(order)}
              href={`/personal/orders/${order.orderNumber}`}
              date={texts.date(order)}
              status={{ label: texts.status(order), tone: toneOf(order) }}
              {...(note !== undefined && { note })}
              pictures={lines.slice(0, pictures).map(({ skuId, picture, product }) => ({
                id: skuId,
                alt: product,
                ...portraitSource(picture),
              }))}
              {...(lines.length > pictures && { more: `+${lines.length - pictures}` })}
              total={texts.money(order, order.totalCost)}
              action={
                <>
                  <OrderPaymentLine order={order} />
                  {order.actions.pay && (
                    <Button size="small" href={`/dopay/${order.orderNumber}`}>
                      {formatMessage({ id: 'orders.payNumber' }, { number: order.orderNumber })}
                    </Button>
                  )}
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
