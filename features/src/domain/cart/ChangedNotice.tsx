import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { formatMoney, type MessageId } from '../../platform/locale/index.ts';
import * as styles from './Cart.css.ts';
import { $changed, changesRead } from './model.ts';
import type { Changed } from './whats-changed.ts';

const texts: Record<Changed['kind'], MessageId> = {
  added: 'cart.changed.added',
  removed: 'cart.changed.removed',
  quantity: 'cart.changed.quantity',
  soldOut: 'cart.changed.soldOut',
  elsewhere: 'cart.changed.elsewhere',
  back: 'cart.changed.back',
  dearer: 'cart.changed.price',
  cheaper: 'cart.changed.price',
};
const isOfPrice = ({ kind }: Changed) => kind === 'dearer' || kind === 'cheaper';

/** What a refresh has found that the shopper did not do: on another device, in the stock, of the prices. */
export default function ChangedNotice({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { changed, dismiss } = useUnit({ changed: $changed, dismiss: changesRead });
  if (changed.length === 0) return null;

  return (
    <div className={styles.changed}>
      <Notice
        tone="info"
        isLive
        title={formatMessage({ id: 'cart.changed' })}
        dismiss={{ label: formatMessage({ id: 'cart.changed.read' }), onDismiss: dismiss }}
      >
        <ul className={styles.offers}>
          {changed.map((change) => {
            const figure = (value: number) =>
              isOfPrice(change) ? formatMoney(value, cart.currency) : String(value);
            const { name, size, before, now, skuId, kind } = change;
            return (
              <li key={skuId}>
                {formatMessage({ id: texts[kind] }, { name, size, before: figure(before), now: figure(now) })}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
