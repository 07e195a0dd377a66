import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { useModal } from '@rukav/design-system/ModalStack';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { cancelFx, cancelReasons, opened, reasonForm } from './model.ts';
import { formId, ReasonForm } from './ReasonForm.tsx';

/** Asks why an order is to be cancelled, and cancels it (MODAL-17, ORD-21). */
export default function CancelOrderModal({ orderNumber }: { orderNumber: string }) {
  const { formatMessage } = useIntl();
  const { close } = useModal();
  const { entry, isPending, open, submit, retry } = useUnit({
    entry: cancelReasons.$current,
    isPending: cancelFx.pending,
    open: opened,
    submit: reasonForm.submitted,
    retry: cancelReasons.retryFx,
  });

  useEffect(() => void open({ orderNumber }), [open, orderNumber]);

  return (
    <Modal
      size="small"
      isDismissable={false}
      title={formatMessage({ id: 'orders.cancel.title' }, { number: orderNumber })}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            emphasis="danger"
            isDisabled={!entry.answer}
            isPending={isPending}
            pendingLabel={formatMessage({ id: 'orders.cancel.sending' })}
          >
            {formatMessage({ id: 'orders.cancel.confirm' })}
          </Button>
          <Button emphasis="quiet" onPress={() => close()}>
            {formatMessage({ id: 'orders.cancel.keep' })}
          </Button>
        </>
      }
    >
      {entry.answer && <ReasonForm reasons={entry.answer.reasons} onSubmit={submit} />}
      {!entry.answer && entry.state !== 'failed' && <Skeleton shape="wide" />}
      {!entry.answer && entry.state === 'failed' && (
        <Notice
          tone="danger"
          isLive
          action={
            <Button emphasis="quiet" size="small" onPress={() => void retry()}>
              {formatMessage({ id: 'orders.retry' })}
            </Button>
          }
        >
          {formatMessage({ id: 'orders.cancel.reasons.failed' })}
        </Notice>
      )}
    </Modal>
  );
}
