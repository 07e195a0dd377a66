import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Modal } from '@rukav/design-system/Modal';
import { useModal } from '@rukav/design-system/ModalStack';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { useForm } from '../../platform/forms/view.ts';
import { $cart, $state, refreshFx } from '../cart/index.ts';
import { obtainFx } from './allocate.ts';
import { choiceLeft, choiceOpened } from './choice-copy.ts';
import * as styles from './Checkout.css.ts';
import { $draft, $isDraftKnown, $lineIds, left, methodShown, obtainingForm, opened } from './model.ts';
import { CityPart } from './ObtainingChoice.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { RestPart } from './RestPart.tsx';
import { useFaultText } from './useCheckoutForm.ts';
import { WayTabs } from './WayTabs.tsx';

/** How to get the goods of the cart, chosen before checkout, which then has the same choice. */
export default function ObtainingModal() {
  const { formatMessage } = useIntl();
  const { close } = useModal();
  const { state, cart, lineIds, isKnown, isPending, open, leave, confirm, retry } = useUnit({
    state: $state,
    cart: $cart,
    lineIds: $lineIds,
    isKnown: $isDraftKnown,
    isPending: obtainFx.pending,
    open: opened,
    leave: left,
    confirm: obtainingForm.submitted,
    retry: refreshFx,
  });
  const { summary } = useForm(obtainingForm, useFaultText());

  useEffect(() => {
    open();
    return () => leave();
  }, [open, leave]);

  return (
    <Modal
      isDismissable={false}
      size="large"
      title={formatMessage({ id: 'checkout.obtaining' })}
      footer={
        <div className={styles.buttons}>
          <Button emphasis="quiet" isFullWidth onPress={() => close()}>
            {formatMessage({ id: 'checkout.obtaining.later' })}
          </Button>
          <Button
            isFullWidth
            isDisabled={lineIds.length === 0}
            isPending={isPending}
            pendingLabel={formatMessage({ id: 'checkout.obtaining.saving' })}
            onPress={() => confirm()}
          >
            {formatMessage({ id: 'checkout.obtaining.confirm' })}
          </Button>
        </div>
      }
    >
      <div className={styles.part}>
        <ErrorSummary title={formatMessage({ id: 'checkout.summary' })} {...summary} />
        {cart && isKnown && lineIds.length > 0 && <Ways cart={cart} />}
        {cart && lineIds.length === 0 && (
          <Notice tone="warning">{formatMessage({ id: 'checkout.empty.text' })}</Notice>
        )}
        {state === 'loading' && <Skeleton shape="wide" />}
        {state === 'failed' && (
          <Notice
            tone="danger"
            isLive
            action={
              <Button emphasis="quiet" size="small" onPress={() => void retry()}>
                {formatMessage({ id: 'cart.retry' })}
              </Button>
            }
          >
            {formatMessage({ id: 'cart.failed.title' })}
          </Notice>
        )}
      </div>
    </Modal>
  );
}

/** The ways; the first stands open where none is chosen. What is not saved is no choice of the shopper's. */
function Ways({ cart }: { cart: Cart }) {
  const { draft, show, begin, leave } = useUnit({
    draft: $draft,
    show: methodShown,
    begin: choiceOpened,
    leave: choiceLeft,
  });
  const method = draft.method ?? 'delivery';

  useEffect(() => {
    begin();
    return () => leave();
  }, [begin, leave]);
  useEffect(() => {
    if (draft.method === null) show('delivery');
  }, [draft.method, show]);

  return (
    <>
      <CityPart />
      <WayTabs cart={cart} method={method} />
      <RestPart cart={cart} />
      <PlanPreview cart={cart} />
    </>
  );
}
