import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { useModal } from '../ModalStack/layer.ts';
import { ModalFrame } from '../ModalStack/ModalFrame.tsx';

export interface ConfirmModalProps {
  /** The question. */
  title: string;
  /** What follows from saying yes. */
  message?: string;
  /** A verb for yes: “Удалить”, not “OK”. */
  confirmLabel: string;
  /** A verb for no. Has the focus at first. */
  cancelLabel: string;
  /** Yes takes something away for good, and looks so. */
  isDangerous?: boolean;
  /** Called once the modal is closed, so that it may open another or go elsewhere. */
  onConfirm: () => void;
  /** Called for no, and not where the modal was closed in any other way. */
  onCancel?: () => void;
}

/** A question that stops what was going on. Escape and Back mean no; a press beside it means nothing. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, message, confirmLabel, cancelLabel, isDangerous = false, onConfirm, onCancel } = props;
  const { close } = useModal();
  const cancel = useRef<HTMLButtonElement>(null);

  const answer = (then?: () => void) => () => {
    close();
    then?.();
  };

  return (
    <ModalFrame
      shape="small"
      isAlert
      isDismissable={false}
      title={title}
      message={message}
      initialFocus={cancel}
      footer={
        <>
          <Button emphasis={isDangerous ? 'danger' : 'strong'} onPress={answer(onConfirm)}>
            {confirmLabel}
          </Button>
          <Button ref={cancel} emphasis="quiet" onPress={answer(onCancel)}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}
