import type { ModalId, ModalProps } from '@rukav/features/overlays';
import type { ModalStackStore } from '@rukav/design-system/ModalStack';
import type { ToastStore } from '@rukav/design-system/Toasts';
import type { ComponentType } from 'react';

/** What lies above the pages: the one stack of modals, the toasts, and what draws both. */
export interface Layers {
  stack: ModalStackStore<ModalProps>;
  toasts: ToastStore;
  /** Loads the code of a modal, so that it is seen as soon as it is open. */
  preload: (id: ModalId) => Promise<void>;
  Drawn: ComponentType;
}

/** The layers, which no page needs before it is touched. */
export interface Overlays {
  /** Makes them, once; after a failure it can be tried again. */
  load: () => Promise<Layers>;
  /** Null until they are made. */
  get: () => Layers | null;
  subscribe: (listener: () => void) => () => void;
}

/** Layers that `make` makes when they are first asked for. */
export function lateOverlays(make: () => Promise<Layers>): Overlays {
  let layers: Layers | null = null;
  let loading: Promise<Layers> | undefined;
  const listeners = new Set<() => void>();

  return {
    load: () =>
      (loading ??= make().then(
        (made) => {
          layers = made;
          for (const listener of listeners) listener();
          return made;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
    get: () => layers,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
