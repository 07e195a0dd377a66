import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { NoWayReason } from '@rukav/contract/geography/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { formatMoney } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $flags, $session } from '../../platform/session/index.ts';
import { formatDays } from './days.ts';
import { addFx } from '../cart/index.ts';
import { deliveryTerms, olderTerms } from './delivery-terms.ts';
import { obtainFx } from './index.ts';
import * as styles from './Product.css.ts';

export interface DeliveryTermsProps {
  /** What the product costs now, minor units: from a sum on a courier is free. */
  subtotal: number;
  /** The size that is chosen; without one the terms hold for any goods. */
  skuId: string | null;
  /** Whether no courier can bring it: it hangs in shops only. */
  isCollected: boolean;
}

/** What getting it in the shopper's city costs and when it is there; asked for by the browser, for it is personal. */
export function DeliveryTerms({ subtotal, skuId, isCollected }: DeliveryTermsProps) {
  const { formatMessage } = useIntl();
  const { session, flags, newer, older, isAdding, load, loadOlder, obtain } = useUnit({
    session: $session,
    flags: $flags,
    newer: deliveryTerms.$current,
    older: olderTerms.$current,
    isAdding: addFx.pending,
    load: deliveryTerms.openFx,
    loadOlder: olderTerms.openFx,
    obtain: obtainFx,
  });
  const { cityId, lang } = session;

  const isNewer = flags.newDeliveryCommunications;
  const terms = isNewer ? newer : older;

  useEffect(() => {
    const asked = isNewer
      ? load({ query: { cityId, subtotal, ...(skuId !== null && { skuId }) } })
      : loadOlder({ query: { cityId } });
    // A failure leaves the block empty: the same is said again in checkout.
    asked.catch(() => undefined);
  }, [load, loadOlder, isNewer, cityId, subtotal, skuId]);

  if (!terms.answer) return null;
  const ways = terms.answer.terms.filter(({ type }) => type === 'pickup' || !isCollected);
  const isOfSize = !isNewer || (newer.request?.query.skuId ?? null) === skuId;
  const because = ways.length === 0 && isOfSize ? reasonOf(terms.answer.noWayBecause, isCollected) : null;
  const untilFree = Math.max(0, ...ways.map(({ freeFrom }) => (freeFrom ?? 0) - subtotal));
  const { currency } = session;

  return (
    <div className={styles.terms}>
      <p className={styles.termTitle}>
        {formatMessage({ id: 'product.delivery.title' }, { city: terms.answer.cityName })}
      </p>
      {because && <NoWay because={because} />}
      {ways.map((term) => (
        <div key={term.type}>
          <p className={styles.termRow}>
            <span>{formatMessage({ id: `product.delivery.${term.type}` })}</span>
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
      {untilFree > 0 && (
        <p className={styles.quiet}>
          {formatMessage({ id: 'product.delivery.untilFree' }, { amount: formatMoney(untilFree, currency) })}
        </p>
      )}
      {skuId !== null && ways.length > 0 && !isCollected && (
        <div>
          <Button
            emphasis="plain"
            size="small"
            icon="pin"
            opens="dialog"
            isPending={isAdding}
            pendingLabel={formatMessage({ id: 'product.add.pending' })}
            onPress={() => void obtain(skuId).catch(() => undefined)}
          >
            {formatMessage({ id: 'product.delivery.choose' })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Why nothing of it can be had here: what no courier brings hangs in shops, and here is none that has it. */
const reasonOf = (because: NoWayReason | null, isCollected: boolean): NoWayReason =>
  because === null || (because === 'city' && isCollected) ? 'elsewhere' : because;

/** Says why there is no way in the city, and leads to another one where that helps. */
function NoWay({ because }: { because: NoWayReason }) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);
  return (
    <>
      <p>{formatMessage({ id: `product.delivery.none.${because}` })}</p>
      {because !== 'sold_out' && (
        <div>
          <Button
            emphasis="plain"
            size="small"
            opens="dialog"
            onPress={() => void open({ id: 'city', props: {} })}
          >
            {formatMessage({ id: 'product.stores.change' })}
          </Button>
        </div>
      )}
    </>
  );
}
