import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { IconButton } from '@rukav/design-system/IconButton';
import { Picture } from '@rukav/design-system/Picture';
import { Price } from '@rukav/design-system/Price';
import { limits } from '@rukav/contract';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { formatMoney, formatNumber } from '../../platform/locale/index.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import { $allHeld, $count, widgetClosed } from './add.ts';
import * as styles from './Cart.css.ts';
import { $cart, $cartProducts } from './model.ts';

export interface CartWidgetCardProps {
  /** What was added last. */
  skuIds: readonly string[];
}

/** Closes by itself unless it is hovered or focused, and never takes the focus. */
export default function CartWidgetCard({ skuIds }: CartWidgetCardProps) {
  const { formatMessage } = useIntl();
  const { cart, products, count, allHeld, close } = useUnit({
    cart: $cart,
    products: $cartProducts,
    allHeld: $allHeld,
    count: $count,
    close: widgetClosed,
  });
  const [isHeld, setHeld] = useState({ byPointer: false, byFocus: false });
  const isWaiting = isHeld.byPointer || isHeld.byFocus;

  useEffect(() => {
    if (isWaiting) return undefined;
    const timer = setTimeout(close, limits.cartWidget);
    return () => clearTimeout(timer);
  }, [isWaiting, close, skuIds]);

  return (
    <section
      className={styles.widget}
      aria-label={formatMessage({ id: 'cart.title' })}
      onPointerEnter={() => setHeld((held) => ({ ...held, byPointer: true }))}
      onPointerLeave={() => setHeld((held) => ({ ...held, byPointer: false }))}
      onFocus={() => setHeld((held) => ({ ...held, byFocus: true }))}
      onBlur={() => setHeld((held) => ({ ...held, byFocus: false }))}
    >
      <div className={styles.widgetHead}>
        <output>
          <Heading level={2} size="small">
            {allHeld === null
              ? formatMessage({ id: 'cart.widget' })
              : formatMessage(
                  { id: 'cart.widget.allHeld' },
                  { count: allHeld, shown: formatNumber(allHeld) },
                )}
          </Heading>
        </output>
        <IconButton icon="close" label={formatMessage({ id: 'cart.widget.close' })} onPress={close} />
      </div>
      {skuIds.map((skuId) => {
        const product = products[skuId];
        return (
          product && (
            <div key={skuId} className={styles.widgetRow}>
              <Picture {...portraitSource(product.picture)} alt="" sizes="64px" />
              <div>
                <p>{product.name}</p>
                <p className={styles.quiet}>
                  {formatMessage({ id: 'cart.widget.size' }, { color: product.color, size: product.size })}
                </p>
                <LinePrice cart={cart} skuId={skuId} />
              </div>
            </div>
          )
        );
      })}
      <p className={styles.widgetSum}>
        <span>{formatMessage({ id: 'cart.widget.count' }, { count, shown: formatNumber(count) })}</span>
        {cart && <strong>{formatMoney(cart.totals.subtotal, cart.currency)}</strong>}
      </p>
      <Button href="/cart" isFullWidth onPress={close}>
        {formatMessage({ id: 'cart.widget.open' })}
      </Button>
    </section>
  );
}

/** What one piece costs, and what it cost before a discount. */
function LinePrice({ cart, skuId }: { cart: Cart | null; skuId: string }) {
  const { formatMessage } = useIntl();
  const line = cart?.lines.find((one) => one.skuId === skuId);
  if (!cart || !line) return null;
  const { pricePerItem, catalogPrice } = line;
  return (
    <Price
      current={formatMoney(pricePerItem, cart.currency)}
      {...(catalogPrice > pricePerItem && { old: formatMoney(catalogPrice, cart.currency) })}
      labels={{
        current: formatMessage({ id: 'cart.widget.price' }),
        old: formatMessage({ id: 'cart.widget.price.old' }),
      }}
    />
  );
}
