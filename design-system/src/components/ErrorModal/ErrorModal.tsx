import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useModal } from '../ModalStack/layer.ts';
import { ModalFrame } from '../ModalStack/ModalFrame.tsx';
import { useAutoClose } from './useAutoClose.ts';

/** A button of the error modal. Each closes it first and then does what it says. */
export interface ErrorModalAction {
  label: string;
  onPress?: () => void;
}

export interface ErrorModalProps {
  /** Without one the message names the dialog. */
  title?: string;
  /** What happened, and what the shopper can do about it. */
  message: string;
  /** Loads the page again. */
  reload?: ErrorModalAction;
  /** Takes note of it. The words “OK” stand there where `label` is left out. */
  ok?: Partial<ErrorModalAction>;
  /** Gives up what was going on. */
  cancel?: ErrorModalAction;
  /** Closes by itself: `self` – this modal; `all` – every modal that is open. */
  autoClose?: 'self' | 'all';
  /**
   * After how long it closes by itself, in ms. It waits while the pointer is over it, while the focus is on one of its
   * controls, and while the tab or the modal is out of sight; then the time begins anew.
   *
   * @default 5000
   */
  autoCloseAfter?: number;
}

/** Tells of a failure that stops the shopper (MODAL-01 to MODAL-07). What she can go on after is a toast. */
export function ErrorModal(props: ErrorModalProps) {
  const { title, message, reload, ok, cancel, autoClose, autoCloseAfter = 5000 } = props;
  const { close, closeAll, isTop } = useModal();
  const [isHeld, setIsHeld] = useState(false);
  const safest = useRef<HTMLButtonElement>(null);
  useAutoClose({
    close: autoClose === 'all' ? closeAll : close,
    after: autoClose === undefined || isHeld || !isTop ? undefined : autoCloseAfter,
  });

  const act = (action: Partial<ErrorModalAction>) => () => {
    close();
    action.onPress?.();
  };

  return (
    <ModalFrame
      shape="small"
      isAlert
      title={title}
      message={message}
      // Focus on a button would stop the clock before it has run.
      initialFocus={autoClose === undefined ? safest : 'title'}
      onHeld={setIsHeld}
      footer={
        (reload ?? ok ?? cancel) && (
          <>
            {reload && <Button onPress={act(reload)}>{reload.label}</Button>}
            {ok && (
              <Button ref={safest} emphasis={reload ? 'quiet' : 'strong'} onPress={act(ok)}>
                {ok.label ?? 'OK'}
              </Button>
            )}
            {cancel && (
              <Button ref={ok ? undefined : safest} emphasis="quiet" onPress={act(cancel)}>
                {cancel.label}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
