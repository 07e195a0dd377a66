import { createEffect } from 'effector';
import type { MessageId } from '../locale/message-ids.ts';

/** The modals of the store by identifier, with what each is given. Features add theirs by declaration merging. */
export interface ModalProps {
  error: {
    title?: MessageId;
    message: MessageId;
    values?: Record<string, string | number>;
    /** Which buttons it has; none still leaves its close control. */
    buttons?: readonly ('ok' | 'reload' | 'cancel')[];
    /** Closes by itself, or with all others, after `autoCloseAfter` ms. */
    autoClose?: 'self' | 'all';
    autoCloseAfter?: number;
    /** Reloads the page when it is closed, however that happens. */
    reloadsOnClose?: boolean;
    /** What the OK button does once the modal is closed. */
    onOk?: () => void;
  };
}
export type ModalId = keyof ModalProps;
export type ModalRequest = {
  [Id in ModalId]: {
    id: Id;
    props: ModalProps[Id];
    /** The id of the element that takes the focus afterwards if what opened the modal is gone by then. */
    returnTo?: string;
  };
}[ModalId];

export interface ToastRequest {
  /** A toast whose id is already shown is ignored. */
  id: string;
  level: 'errors' | 'info' | 'success';
  message: MessageId;
  values?: Record<string, string | number>;
  /** @default dark */
  colour?: 'dark' | 'red' | 'green';
  /** In ms. @default 5000 */
  duration?: number;
  /** What the toast offers, such as an undo. */
  action?: { label: MessageId; onPress: () => void };
}

const unsupplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/scope.ts).`,
  );
};

/** Opens a modal on the one stack of the application. */
export const openModalFx = createEffect<ModalRequest, void>({
  name: 'openModalFx',
  sid: 'overlays:openModalFx',
  handler: unsupplied('openModalFx'),
});

/** Closes the top modal. */
export const closeModalFx = createEffect<void, void>({
  name: 'closeModalFx',
  sid: 'overlays:closeModalFx',
  handler: unsupplied('closeModalFx'),
});

/** Closes all modals at once. */
export const closeAllModalsFx = createEffect<void, void>({
  name: 'closeAllModalsFx',
  sid: 'overlays:closeAllModalsFx',
  handler: unsupplied('closeAllModalsFx'),
});

/** Shows a toast. */
export const showToastFx = createEffect<ToastRequest, void>({
  name: 'showToastFx',
  sid: 'overlays:showToastFx',
  handler: unsupplied('showToastFx'),
});
