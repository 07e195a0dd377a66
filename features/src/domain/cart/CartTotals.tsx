import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { AmountList } from '@rukav/design-system/AmountList';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { formatMoney, type MessageId } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { Bonuses } from './Bonuses.tsx';
import * as styles from './Cart.css.ts';
import { canBeOrdered, deliveryPriceOf, orderableLineIds, untilFreeIn } from './lines.ts';
import { $isBusy } from './model.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { PromoField } from './PromoField.tsx';
import { Promotions } from './Promotions.tsx';

const sum = (offers: readonly { discount: number }[]) =>
  offers.reduce((all, { discount }) => all + discount, 0);

/** What the total is smaller by, and why: the goods' own discounts, promotions, codes, bonuses. */
function savingsOf({
  totals,
  promoCodes,
  promotions,
  bonuses,
}: Cart): { label: MessageId; amount: number }[] {
  const byCode = sum(promoCodes);
  const byPromotion = sum(promotions.offered);
  const byBonuses = bonuses.used * bonuses.worth;
  const savings: { label: MessageId; amount: number }[] = [
    { label: 'cart.totals.discount', amount: totals.discount - byCode - byPromotion - byBonuses },
    { label: 'cart.totals.promotions', amount: byPromotion },
    { label: 'cart.totals.promo', amount: byCode },
    { label: 'cart.totals.bonuses', amount: byBonuses },
  ];
  return savings.filter(({ amount }) => amount > 0);
}

/** What it comes to, and the way to checkout. */
export function CartTotals({ cart, isGuest }: { cart: Cart; isGuest: boolean }) {
  const { formatMessage } = useIntl();
  const { isBusy, open } = useUnit({ isBusy: $isBusy, open: openModalFx });
  const { totals, currency } = cart;
  const money = (minor: number) => formatMoney(minor, currency);
  const untilFree = untilFreeIn(cart);
  const price = deliveryPriceOf(cart);
  const delivery =
    price === null
      ? formatMessage({ id: 'cart.totals.deliveryLater' })
      : price === 0
        ? formatMessage({ id: 'cart.totals.deliveryFree' })
        : money(price);
  const isAllocated = cart.shippingGroups.some(
    ({ type, receivingMethod }) => type !== 'gift_card' && receivingMethod !== null,
  );
  const hasGoods = orderableLineIds(cart).length > 0;

  return (
    <section className={styles.aside} aria-labelledby="cart-totals" aria-busy={isBusy}>
      <Heading level={2} size="small" id="cart-totals">
        {formatMessage({ id: 'cart.totals' })}
      </Heading>
      <AmountList
        amounts={[
          ...(hasGoods
            ? [{ label: formatMessage({ id: 'cart.totals.goods' }), value: money(totals.catalog) }]
            : []),
          ...savingsOf(cart).map(({ label, amount }) => ({
            label: formatMessage({ id: label }),
            value: `−${money(amount)}`,
            tone: 'saving' as const,
          })),
          ...(totals.giftCards > 0
            ? [{ label: formatMessage({ id: 'cart.totals.giftCards' }), value: money(totals.giftCards) }]
            : []),
          ...(hasGoods ? [{ label: formatMessage({ id: 'cart.totals.delivery' }), value: delivery }] : []),
        ]}
        total={{ label: formatMessage({ id: 'cart.totals.total' }), value: money(totals.total) }}
      />
      {canBeOrdered(cart) ? (
        <>
          {hasGoods && (
            <>
              <Promotions cart={cart} />
              <Bonuses cart={cart} />
              <PromoField cart={cart} />
            </>
          )}
          {hasGoods && untilFree > 0 && (
            <p className={styles.quiet}>
              {formatMessage({ id: 'cart.totals.untilFree' }, { amount: money(untilFree) })}
            </p>
          )}
          <PaymentChoice cart={cart} />
          <div className={styles.forward}>
            <Button href="/cart/checkout" emphasis="accent" isFullWidth>
              {formatMessage({ id: 'cart.checkout' })}
            </Button>
          </div>
          {hasGoods && (
            <Button
              emphasis="quiet"
              isFullWidth
              opens="dialog"
              onPress={() => void open({ id: 'cart-obtaining-methods', props: {} })}
            >
              {formatMessage({ id: isAllocated ? 'cart.obtaining.change' : 'cart.obtaining.choose' })}
            </Button>
          )}
          <p className={styles.quiet}>
            {formatMessage({
              id: totals.giftCards > 0 ? 'cart.checkout.noteOnline' : 'cart.checkout.note',
            })}
            {isGuest && ` ${formatMessage({ id: 'cart.checkout.guest' })}`}
          </p>
        </>
      ) : (
        <Notice tone="warning">{formatMessage({ id: 'cart.checkout.allSoldOut' })}</Notice>
      )}
    </section>
  );
}
