import { useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { ModalsOf, ModalStackStore } from './createModalStack.ts';
import { ModalLayer } from './ModalLayer.tsx';
import * as styles from './ModalStack.css.ts';
import { usePageBeneath } from './usePageBeneath.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

/** What draws each modal. `lateModal` keeps one out of the first load. */
export type ModalRenderers<Modals extends ModalsOf<Modals>> = {
  readonly [Id in keyof Modals]: ComponentType<Modals[Id]>;
};

export interface ModalStackProps<Modals extends ModalsOf<Modals>> {
  /** The one stack of the application. */
  stack: ModalStackStore<Modals>;
  /** What draws each modal, by its id. */
  modals: ModalRenderers<Modals>;
  /** The name of every modal's close control, such as “Закрыть”. */
  closeLabel: string;
  /** Anything that changes whenever the router has shown a new address, such as its location's key. */
  address?: string;
  /** A modal's code did not load or broke while it was drawn. It is closed already. */
  onFailed?: (failure: { id: keyof Modals; error: unknown }) => void;
}

const none: readonly never[] = [];

/**
 * Draws the open modals of the one stack, each above the page and above the other, from layer 5000. Beneath the top one
 * everything is inert, except `Toasts`. Costs a page little: what stands on Radix is loaded with the first modal, or
 * ahead by `preloadModals`. Links inside a modal are followed by the stack.
 */
export function ModalStack<Modals extends ModalsOf<Modals>>({
  stack,
  modals,
  closeLabel,
  address,
  onFailed,
}: ModalStackProps<Modals>) {
  const open = useSyncExternalStore(stack.subscribe, stack.getSnapshot, () => none);
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (address !== undefined) stack.addressChanged();
  }, [stack, address]);
  usePageBeneath(host, open.length > 0);
  useReturnedFocus(stack, open, host);

  if (open.length === 0) return null;
  return createPortal(
    <div ref={host}>
      <div className={styles.veil} />
      {open.map(({ key, id, props }, index) => (
        <ModalLayer
          key={key}
          index={index}
          isTop={index === open.length - 1}
          closeLabel={closeLabel}
          close={() => stack.close(key)}
          closeAll={stack.closeAll}
          follow={stack.follow}
          onFailed={(error) => onFailed?.({ id, error })}
          render={{ component: rendererOf(modals, id), props }}
        />
      ))}
    </div>,
    document.body,
  );
}

function rendererOf<Modals extends ModalsOf<Modals>>(modals: ModalRenderers<Modals>, id: keyof Modals) {
  const renderer: ComponentType<Modals[typeof id]> | undefined = modals[id];
  if (!renderer) {
    throw new Error(
      `Nothing draws the modal "${String(id)}". A modal opened by \`stack.open\` is drawn by the component of its id in ` +
        `the \`modals\` of <ModalStack>, and there is none. Add \`${String(id)}\` to them.`,
    );
  }
  return renderer;
}
