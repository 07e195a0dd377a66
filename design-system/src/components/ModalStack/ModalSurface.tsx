import * as Dialog from '@radix-ui/react-dialog';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { backFromDialog } from './backFromDialog.ts';
import { useLayer } from './layer.ts';
import * as styles from './ModalSurface.css.ts';
import { useHold } from './useHold.ts';
import { useScrollByKeys } from './useScrollByKeys.ts';

export interface ModalSurfaceProps {
  /** Where it stands and how large it is. */
  shape: keyof typeof styles.shape;
  /** Seen, and the name of the dialog. Without one the message names it. */
  title?: string;
  /** A text that the dialog is described by, above everything else in it. */
  message?: ReactNode;
  children?: ReactNode;
  /** Actions, kept in sight beneath what scrolls. */
  footer?: ReactNode;
  closeLabel?: string;
  isAlert?: boolean;
  initialFocus?: 'title' | 'field' | RefObject<HTMLElement | null>;
  /** The pointer or the focus came to rest on something in it, or left it. */
  onHeld?: (isHeld: boolean) => void;
}

const field =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';

const prevent = (event: Event) => event.preventDefault();

/**
 * A dialog on Radix: name, description, where focus goes and that Tab stays. Radix's own modal mode is off: it would hide
 * and silence toasts and lock scrolling by a style element; the stack makes the page `inert` instead.
 */
export default function ModalSurface(props: ModalSurfaceProps) {
  const { shape, title, message, children, footer, isAlert = false } = props;
  const layer = useLayer();
  const dialog = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useScrollByKeys(body);
  const hold = useHold(props.onHeld);
  const messageId = useId();
  const isTitled = title !== undefined;

  const focusFirst = (event: Event) => {
    event.preventDefault();
    // The dialog itself is named by its title, which is thus read once; a focused heading would be read twice.
    firstOf(props.initialFocus, dialog.current)?.focus();
  };

  return (
    <Dialog.Root open modal={false}>
      <Dialog.Content
        ref={dialog}
        className={styles.shape[shape]}
        role={isAlert ? 'alertdialog' : 'dialog'}
        aria-modal
        {...(isTitled ? undefined : { 'aria-labelledby': messageId })}
        aria-describedby={isTitled && message !== undefined ? messageId : undefined}
        tabIndex={-1}
        onKeyDown={backFromDialog}
        onOpenAutoFocus={focusFirst}
        onCloseAutoFocus={prevent}
        onInteractOutside={prevent}
        onPointerEnter={() => hold('pointer', true)}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={({ target }) => target !== dialog.current && hold('focus', true)}
        onBlur={({ relatedTarget }) => !dialog.current?.contains(relatedTarget) && hold('focus', false)}
      >
        <div className={styles.head}>
          {isTitled ? (
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          ) : (
            <div id={messageId} className={styles.lead}>
              {message}
            </div>
          )}
          <div className={styles.close}>
            <IconButton label={props.closeLabel ?? layer.closeLabel} icon="close" onPress={layer.close} />
          </div>
        </div>
        <div ref={body} className={styles.body}>
          {isTitled && message !== undefined && (
            <div id={messageId} className={styles.message}>
              {message}
            </div>
          )}
          {children}
        </div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function firstOf(wanted: ModalSurfaceProps['initialFocus'], dialog: HTMLElement | null) {
  if (typeof wanted === 'object') return wanted.current ?? dialog;
  return (wanted === 'field' && dialog?.querySelector<HTMLElement>(field)) || dialog;
}
