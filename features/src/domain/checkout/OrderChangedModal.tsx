import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import type { OrderChange } from '@rukav/contract/cart/order-changes.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import { closeModalFx, type ModalProps } from '../../platform/overlays/index.ts';
import { $cart, $cartProducts, $isBusy, canBeOrdered } from '../cart/index.ts';
import * as styles from './Checkout.css.ts';
import { useChangeText } from './change-text.ts';
import { $amounts, checkoutForm } from './model.ts';
import { $areOffersLoading } from './offers.ts';

/** Adds the price of delivery to changes that the server found before it was asked for that price. */
const withDelivery = (
  changes: readonly OrderChange[],
  before: number | null,
  now: number | null,
): readonly OrderChange[] =>
  now === null || now === before || before === null || changes.some(({ kind }) => kind === 'delivery')
    ? changes
    : [...changes, { kind: 'delivery', before, now }];

/**
 * Names everything of the order that is not as it was shown, and the new sum. One press confirms the order as it is now; what
 * was typed stays. Where nothing can be ordered any more, it leads back to the cart.
 */
export default function OrderChangedModal({
  changes,
  products,
  total,
  delivery,
}: ModalProps['checkout-changed']) {
  const { formatMessage } = useIntl();
  const { cart, current, amounts, isBusy, areOffersLoading, submit, close } = useUnit({
    cart: $cart,
    current: $cartProducts,
    amounts: $amounts,
    isBusy: $isBusy,
    areOffersLoading: $areOffersLoading,
    submit: checkoutForm.submitted,
    close: closeModalFx,
  });
  const textOf = useChangeText({ ...products, ...current }, cart?.currency ?? 'RUB');
  const money = (minor: number) => formatMoney(minor, cart?.currency ?? 'RUB');
  const canOrder = cart !== null && canBeOrdered(cart);
  const confirm = async () => {
    await close();
    submit();
  };

  return (
    <Modal size="small" title={formatMessage({ id: 'checkout.changed' })}>
      <Stack>
        <Text>{formatMessage({ id: canOrder ? 'checkout.changed.text' : 'checkout.changed.nothing' })}</Text>
        <ul className={styles.changes}>
          {withDelivery(changes, delivery, areOffersLoading ? null : (amounts?.delivery ?? null))
            .filter(({ kind }) => kind !== 'total')
            .map((change, index) => (
              <li key={`${change.kind} ${index}`}>{textOf(change)}</li>
            ))}
        </ul>
        {canOrder && amounts && amounts.total !== total && (
          <Text>
            <strong>
              {formatMessage(
                { id: 'checkout.changed.total' },
                { before: money(total), now: money(amounts.total) },
              )}
            </strong>
          </Text>
        )}
        {canOrder && (
          <Button
            isFullWidth
            emphasis="accent"
            isPending={isBusy || areOffersLoading}
            pendingLabel={formatMessage({ id: 'checkout.changed.pending' })}
            onPress={() => void confirm()}
          >
            {formatMessage({ id: 'checkout.changed.confirm' }, { sum: money(amounts?.total ?? 0) })}
          </Button>
        )}
        {canOrder ? (
          <Button isFullWidth emphasis="quiet" onPress={() => void close()}>
            {formatMessage({ id: 'checkout.changed.back' })}
          </Button>
        ) : (
          <Button isFullWidth emphasis="strong" href="/cart">
            {formatMessage({ id: 'checkout.back' })}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
