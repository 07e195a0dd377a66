import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import * as styles from './Orders.css.ts';
import { savedOn } from './savings.ts';
import { useOrderTexts } from './useOrderTexts.ts';

const groups = ['added', 'cancelled', 'refused', 'returned'] as const;

/** The size at which the picture of an order's line is drawn, in CSS px. */
const pictureSize = [200, 250] as const;

/** What is in an order, by what became of it. */
export function OrderLines({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useOrderTexts();

  return groups
    .filter((group) => order.productGroups[group].length > 0)
    .map((group) => (
      <section key={group} className={styles.part} aria-labelledby={`order-${group}`}>
        <Heading level={2} size="small" id={`order-${group}`}>
          {formatMessage({ id: `orders.group.${group}` })}
        </Heading>
        <ul className={styles.lines}>
          {order.productGroups[group].map((line) => (
            <li key={line.skuId} className={styles.line}>
              <img
                className={styles.picture}
                src={pictureAddress(line.picture.code, ...pictureSize)}
                width={pictureSize[0]}
                height={pictureSize[1]}
                alt=""
                loading="lazy"
                style={{ backgroundColor: line.picture.colour }}
              />
              <div className={styles.facts}>
                <Link href={line.url} emphasis="plain">
                  {line.product}
                </Link>
                <p className={styles.quiet}>
                  {formatMessage(
                    { id: 'orders.line' },
                    { color: line.color, size: line.size, count: String(line.quantity) },
                  )}
                </p>
                {savedOn(line) > 0 && (
                  <p className={styles.quiet}>
                    {formatMessage({ id: 'orders.discount' }, { amount: money(order, savedOn(line)) })}
                  </p>
                )}
                <p>{money(order, line.sum)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    ));
}
