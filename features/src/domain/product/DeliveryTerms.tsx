import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import { formatDays } from './days.ts';
import { deliveryTerms } from './delivery-terms.ts';
import * as styles from './Product.css.ts';

export interface DeliveryTermsProps {
  /** What the product costs now, minor units: from a sum on a courier is free. */
  subtotal: number;
  /** Whether no courier can bring it: it hangs in shops only. */
  isCollected: boolean;
}

/** What getting it in the shopper's city costs and when it is there; asked for by the browser, for it is personal. */
export function DeliveryTerms({ subtotal, isCollected }: DeliveryTermsProps) {
  const { formatMessage } = useIntl();
  const { session, terms, load } = useUnit({
    session: $session,
    terms: deliveryTerms.$current,
    load: deliveryTerms.openFx,
  });
  const { cityId, lang } = session;

  useEffect(() => {
    // A failure leaves the block empty: the same is said again in checkout.
    load({ query: { cityId, subtotal } }).catch(() => undefined);
  }, [load, cityId, subtotal]);

  if (!terms.answer) return null;
  const ways = terms.answer.terms.filter(
    ({ type }) => type === 'pickup' || (type === 'delivery' && !isCollected),
  );

  return (
    <div className={styles.terms}>
      <p className={styles.termTitle}>
        {formatMessage({ id: 'product.delivery.title' }, { city: terms.answer.cityName })}
      </p>
      {ways.length === 0 && <p>{formatMessage({ id: 'product.delivery.none' })}</p>}
      {ways.map((term) => (
        <div key={term.type}>
          <p className={styles.termRow}>
            <span>
              {formatMessage({
                id: term.type === 'pickup' ? 'product.delivery.pickup' : 'product.delivery.courier',
              })}
            </span>
            <span className={styles.termPrice}>
              {term.price === 0
                ? formatMessage({ id: 'product.delivery.free' })
                : formatMoney(term.price, term.currency)}
            </span>
          </p>
          <p className={styles.quiet}>
            {formatDays(term.from, term.to, lang)}
            {term.price > 0 &&
              term.freeFrom !== null &&
              formatMessage(
                { id: 'product.delivery.freeFrom' },
                { freeFrom: formatMoney(term.freeFrom, term.currency) },
              )}
          </p>
        </div>
      ))}
    </div>
  );
}
