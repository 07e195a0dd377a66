import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { AmountList } from '@rukav/design-system/AmountList';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { isPaidOnline } from '@rukav/contract/payments/methods.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import { orderableLineIds } from '../cart/index.ts';
import * as styles from './Checkout.css.ts';
import { $amounts, $draft, $plan } from './model.ts';
import { untilFreeBy } from './amounts.ts';
import { submitFx } from './submit.ts';
import { ThingList } from './ThingList.tsx';
import { thingsOf } from './things.ts';

export interface TotalsPartProps {
  cart: Cart;
  /** The form that the button sends. */
  formId: string;
}

/** What is ordered, what it comes to, and the order itself. Beside long forms it stays in sight. */
export function TotalsPart({ cart, formId }: TotalsPartProps) {
  const { formatMessage } = useIntl();
  const { draft, amounts, plan, isPending } = useUnit({
    draft: $draft,
    amounts: $amounts,
    plan: $plan,
    isPending: submitFx.pending,
  });
  const money = (minor: number) => formatMoney(minor, cart.currency);
  const ordered = orderableLineIds(cart).filter((id) => !plan.deleted.includes(id));
  const hasGoods = ordered.length > 0;
  const cards = cart.giftCards.filter(({ isSoldOut }) => !isSoldOut);
  const untilFree = untilFreeBy(plan, cart);
  const delivery = (price: number | null) => {
    if (price === null) return formatMessage({ id: 'checkout.totals.deliveryLater' });
    return price > 0 ? money(price) : formatMessage({ id: 'checkout.free' });
  };

  return (
    <section className={styles.totals} aria-labelledby="checkout-totals">
      <Heading level={2} size="small" id="checkout-totals">
        {formatMessage({ id: 'checkout.totals' })}
      </Heading>
      {hasGoods && <ThingList things={thingsOf(cart, ordered)} currency={cart.currency} />}
      <Link href="/cart">{formatMessage({ id: 'checkout.back' })}</Link>
      {amounts && (
        <AmountList
          amounts={[
            ...(hasGoods
              ? [{ label: formatMessage({ id: 'checkout.totals.goods' }), value: money(amounts.goods) }]
              : []),
            ...(amounts.discount > 0
              ? [
                  {
                    label: formatMessage({ id: 'checkout.totals.discount' }),
                    value: `−${money(amounts.discount)}`,
                    tone: 'saving' as const,
                  },
                ]
              : []),
            ...(amounts.bonuses > 0
              ? [
                  {
                    label: formatMessage({ id: 'checkout.totals.bonuses' }),
                    value: `−${money(amounts.bonuses)}`,
                    tone: 'saving' as const,
                  },
                ]
              : []),
            ...cards.map(({ receiver, sum }) => ({
              label: formatMessage(
                { id: 'checkout.totals.giftCard' },
                { to: receiver.startsWith('+') ? readablePhone(receiver) : receiver },
              ),
              value: money(sum),
            })),
            ...(hasGoods
              ? [
                  {
                    label: formatMessage({ id: 'checkout.totals.delivery' }),
                    value: delivery(amounts.delivery),
                  },
                ]
              : []),
          ]}
          total={{
            label: formatMessage({
              id:
                draft.paymentMethod === null || isPaidOnline(draft.paymentMethod)
                  ? 'checkout.totals.total'
                  : 'checkout.totals.onReceipt',
            }),
            value: money(amounts.total),
          }}
        />
      )}
      {untilFree > 0 && (
        <p className={styles.quiet}>
          {formatMessage({ id: 'checkout.totals.untilFree' }, { amount: money(untilFree) })}
        </p>
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
