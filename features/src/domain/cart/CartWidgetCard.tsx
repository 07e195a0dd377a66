import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { IconButton } from '@rukav/design-system/IconButton';
import { Picture } from '@rukav/design-system/Picture';
import { limits } from '@rukav/contract';
import { formatNumber } from '../../platform/locale/index.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import { $count, widgetClosed } from './add.ts';
import * as styles from './Cart.css.ts';
import { $cartProducts } from './model.ts';

export interface CartWidgetCardProps {
  /** What was added last. */
  skuIds: readonly string[];
}

/** Closes by itself unless it is hovered or focused, and never takes the focus. */
export default function CartWidgetCard({ skuIds }: CartWidgetCardProps) {
  const { formatMessage } = useIntl();
  const { products, count, close } = useUnit({
    products: $cartProducts,
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
            {formatMessage({ id: 'cart.widget' })}
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
              </div>
            </div>
          )
        );
      })}
      <p className={styles.quiet}>
        {formatMessage({ id: 'cart.widget.count' }, { count, shown: formatNumber(count) })}
      </p>
      <Button href="/cart" isFullWidth onPress={close}>
        {formatMessage({ id: 'cart.widget.open' })}
      </Button>
    </section>
  );
}
