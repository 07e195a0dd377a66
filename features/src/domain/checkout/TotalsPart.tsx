import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import { orderableLineIds } from '../cart/index.ts';
import * as styles from './Checkout.css.ts';
import { $amounts, $plan } from './model.ts';
import { thingsOf } from './plan.ts';
import { submitFx } from './submit.ts';
import { ThingList } from './ThingList.tsx';

export interface TotalsPartProps {
  cart: Cart;
  /** The form that the button sends. */
  formId: string;
}

/** What is ordered, what it comes to, and the order itself. Beside long forms it stays in sight. */
export function TotalsPart({ cart, formId }: TotalsPartProps) {
  const { formatMessage } = useIntl();
  const { amounts, plan, isPending } = useUnit({
    amounts: $amounts,
    plan: $plan,
    isPending: submitFx.pending,
  });
  const money = (minor: number) => formatMoney(minor, cart.currency);
  const ordered = orderableLineIds(cart).filter((id) => !plan.deleted.includes(id));

  return (
    <section className={styles.totals} aria-labelledby="checkout-totals">
      <Heading level={2} size="small" id="checkout-totals">
        {formatMessage({ id: 'checkout.totals' })}
      </Heading>
      <ThingList things={thingsOf(cart, ordered)} currency={cart.currency} />
      <Link href="/cart">{formatMessage({ id: 'checkout.back' })}</Link>
      {amounts && (
        <dl className={styles.amounts}>
          <div className={styles.amount}>
            <dt>{formatMessage({ id: 'checkout.totals.goods' })}</dt>
            <dd>{money(amounts.goods)}</dd>
          </div>
          {amounts.discount > 0 && (
            <div className={styles.amount}>
              <dt>{formatMessage({ id: 'checkout.totals.discount' })}</dt>
              <dd>{`−${money(amounts.discount)}`}</dd>
            </div>
          )}
          <div className={styles.amount}>
            <dt>{formatMessage({ id: 'checkout.totals.delivery' })}</dt>
            <dd>
              {amounts.delivery === null && formatMessage({ id: 'checkout.totals.deliveryLater' })}
              {amounts.delivery === 0 && formatMessage({ id: 'checkout.free' })}
              {amounts.delivery !== null && amounts.delivery > 0 && money(amounts.delivery)}
            </dd>
          </div>
          <div className={styles.total}>
            <dt>{formatMessage({ id: 'checkout.totals.total' })}</dt>
            <dd>{money(amounts.total)}</dd>
          </div>
        </dl>
      )}
      <Button
        type="submit"
        form={formId}
        emphasis="accent"
        isFullWidth
        isPending={isPending}
        pendingLabel={formatMessage({ id: 'checkout.submit.pending' })}
      >
        {formatMessage({ id: 'checkout.submit' })}
      </Button>
    </section>
  );
}
