import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { formatDayMonth, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import { deliveryTerms } from './delivery-terms.ts';
import * as styles from './Product.css.ts';

/** What getting it in the shopper's city costs and when it is there; asked for by the browser, for it is personal. */
export function DeliveryTerms() {
  const { formatMessage } = useIntl();
  const { session, terms, load } = useUnit({
    session: $session,
    terms: deliveryTerms.$current,
    load: deliveryTerms.openFx,
  });
  const { cityId, lang } = session;

  useEffect(() => {
    // A failure leaves the block empty: the same is said again in checkout.
    load({ query: { cityId } }).catch(() => undefined);
  }, [load, cityId]);

  if (!terms.answer) return null;
  const day = (date: string) => formatDayMonth(date, lang);

  return (
    <div className={styles.terms}>
      <p>{formatMessage({ id: 'product.delivery.title' }, { city: terms.answer.cityName })}</p>
      {terms.answer.terms.length === 0 && <p>{formatMessage({ id: 'product.delivery.none' })}</p>}
      {terms.answer.terms.map((term) => (
        <p key={term.type} className={styles.termRow}>
          <span>
            {formatMessage({
              id: term.type === 'pickup' ? 'product.delivery.pickup' : 'product.delivery.courier',
            })}
            {', '}
            {term.from === term.to
              ? day(term.from)
              : formatMessage({ id: 'product.delivery.between' }, { from: day(term.from), to: day(term.to) })}
          </span>
          <span>
            {term.price === 0
              ? formatMessage({ id: 'product.delivery.free' })
              : formatMessage(
                  { id: 'product.delivery.freeFrom' },
                  {
                    price: formatMoney(term.price, term.currency),
                    freeFrom: formatMoney(term.freeFrom ?? 0, term.currency),
                  },
                )}
          </span>
        </p>
      ))}
    </div>
  );
}
