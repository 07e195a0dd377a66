import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ModalsOf, ModalStackStore, OpenModal } from './createModalStack.ts';

interface Opening {
  opener: Element | null;
  returnTo: string | undefined;
}

/**
 * Gives the focus back when modals close: to what opened the lowest of them, else to the named fallback, else to the
 * modal that is on top now or the page's main part. A page that was left for another decides itself.
 */
export function useReturnedFocus<Modals extends ModalsOf<Modals>>(
  stack: ModalStackStore<Modals>,
  open: readonly OpenModal<Modals>[],
  host: RefObject<HTMLElement | null>,
) {
  const openings = useRef(new Map<string, Opening>());
  const due = useRef<Opening | undefined>(undefined);

  useLayoutEffect(() => {
    const note = ({ key }: { key: string }) => {
      const returnTo = stack.getSnapshot().find((modal) => modal.key === key)?.returnTo;
      openings.current.set(key, { opener: document.activeElement, returnTo });
    };
    // The first modal of a visit may open before the stack is drawn: what opened it still has the focus.
    for (const modal of stack.getSnapshot()) note(modal);
    const stopOpened = stack.onOpened(note);
    const stopClosed = stack.onClosed(({ key, reason }) => {
      due.current = reason === 'left' ? undefined : openings.current.get(key);
      openings.current.delete(key);
    });
    return () => {
      stopOpened();
      stopClosed();
    };
  }, [stack]);

  useEffect(() => {
    const opening = due.current;
    due.current = undefined;
    if (!opening || isHeld(document.activeElement)) return;
    const { opener, returnTo } = opening;
    const candidates = [
      opener,
      returnTo === undefined ? null : document.getElementById(returnTo),
      host.current?.lastElementChild?.querySelector('[role$="dialog"]'),
      document.querySelector('main'),
    ];
    focusOn(candidates.filter(isThere).find(isReachable));
  }, [open, host]);
}

/** Focus that something else has taken meanwhile is left alone. */
const isHeld = (element: Element | null) =>
  element !== null && element !== document.body && isReachable(element);

const isThere = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected;

const isReachable = (element: Element) =>
  isThere(element) && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true });

function focusOn(element: HTMLElement | undefined) {
  // The page stays where it was, also where focus falls to the whole of it.
  const how = { preventScroll: element?.matches('main') ?? false };
  element?.focus(how);
  if (!element || document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus(how);
}
