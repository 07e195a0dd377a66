import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Price } from '@rukav/design-system/Price';
import { StickyBar } from '@rukav/design-system/StickyBar';
import { StickyColumn } from '@rukav/design-system/StickyColumn';
import { Stack } from '@rukav/design-system/Stack';
import { formatMoney } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import { LateShelves } from '../recommendations/view.ts';
import { widgetClosed } from './add.ts';
import * as styles from './Cart.css.ts';
import { CartGroup } from './CartGroup.tsx';
import ChangedNotice from './ChangedNotice.tsx';
import { CartTotals } from './CartTotals.tsx';
import { canBeOrdered, grouped, isEmpty } from './lines.ts';
import { $cart, $cartProducts, $state, refreshFx, returned } from './model.ts';

export interface CartPageProps {
  /**
   * Whether it is known that nobody is signed in. The page then says that no sign-in is needed.
   *
   * @default false
   */
  isGuest?: boolean;
}

/** The cart. It is personal, so the browser asks for it; the server draws its place. */
export function CartPage({ isGuest = false }: CartPageProps) {
  const { formatMessage } = useIntl();
  const { state, look, closeWidget } = useUnit({
    state: $state,
    look: returned,
    closeWidget: widgetClosed,
  });

  useEffect(() => look(), [look]);
  // It leads here, by whichever way she came.
  useEffect(() => closeWidget(), [closeWidget]);

  return (
    <>
      <title>{formatMessage({ id: 'cart.documentTitle' })}</title>
      {state === 'loading' && <Loading />}
      {state === 'failed' && <Failed />}
      {state === 'ready' && <Filled isGuest={isGuest} />}
    </>
  );
}

function Title() {
  const { formatMessage } = useIntl();
  const { session, open } = useUnit({ session: $session, open: openModalFx });

  return (
    <div className={styles.head}>
      <Heading level={1}>{formatMessage({ id: 'cart.title' })}</Heading>
      <p className={styles.quiet}>
        {formatMessage({ id: 'cart.city' }, { city: session.cityName })}{' '}
        <Button
          emphasis="plain"
          size="small"
          opens="dialog"
          onPress={() => void open({ id: 'city', props: {} })}
        >
          {formatMessage({ id: 'cart.city.change' })}
        </Button>
      </p>
    </div>
  );
}

function Filled({ isGuest }: Required<CartPageProps>) {
  const { formatMessage } = useIntl();
  const { cart, products } = useUnit({ cart: $cart, products: $cartProducts });
  if (!cart) return null;
  if (isEmpty(cart))
    return (
      <>
        <ChangedNotice cart={cart} />
        <Empty />
        <LateShelves pattern="empty" />
      </>
    );

  return (
    <>
      <Title />
      <ChangedNotice cart={cart} />
      <div className={styles.columns}>
        <div className={styles.groups}>
          {grouped(cart, products).map((group) => (
            <CartGroup key={group.group.id} {...group} currency={cart.currency} />
          ))}
        </div>
        <StickyColumn>
          <CartTotals cart={cart} isGuest={isGuest} />
        </StickyColumn>
      </div>
      {canBeOrdered(cart) && (
        <StickyBar
          label={formatMessage({ id: 'cart.checkout' })}
          action={
            <Button href="/cart/checkout" emphasis="accent" isFullWidth>
              {formatMessage({ id: 'cart.checkout' })}
            </Button>
          }
        >
          <Price
            size="small"
            current={formatMoney(cart.totals.total, cart.currency)}
            labels={{
              old: formatMessage({ id: 'cart.totals.total' }),
              current: formatMessage({ id: 'cart.totals.total' }),
            }}
          />
        </StickyBar>
      )}
      <LateShelves pattern="cart" ids={[...new Set(cart.lines.map(({ productId }) => productId))]} />
    </>
  );
}

function Empty() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      drawing="bag"
      title={formatMessage({ id: 'cart.empty.title' })}
      text={formatMessage({ id: 'cart.empty.text' })}
      actions={<Button href="/catalog">{formatMessage({ id: 'cart.empty.catalogue' })}</Button>}
    />
  );
}

function Failed() {
  const { formatMessage } = useIntl();
  const retry = useUnit(refreshFx);
  return (
    <EmptyState
      headingLevel={1}
      drawing="error"
      title={formatMessage({ id: 'cart.failed.title' })}
      text={formatMessage({ id: 'cart.failed.text' })}
      actions={<Button onPress={() => void retry()}>{formatMessage({ id: 'cart.retry' })}</Button>}
    />
  );
}

function Loading() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Title />
      <output className={styles.quiet}>{formatMessage({ id: 'cart.loading' })}</output>
      <div className={styles.columns} aria-busy>
        <div className={styles.rows}>
          {[0, 1].map((place) => (
            <div key={place} className={styles.row}>
              <Skeleton shape="portrait" />
              <Stack space="small">
                <Skeleton shape="text" width="half" />
                <Skeleton shape="text" width="short" />
                <Skeleton shape="control" width="half" />
              </Stack>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
