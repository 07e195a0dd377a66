import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a part of the page whose content goes away with the focus in it, as a step of a form does: what `next`
 * answers takes it. The result goes onto the part; whoever is elsewhere on the page stays there.
 */
export function useKeptFocus(next: () => HTMLElement | null | undefined) {
  const isWithin = useRef(false);

  // Before a dialog around the part sees that the focus is lost, and takes it itself.
  useLayoutEffect(() => {
    if (isWithin.current && document.activeElement === document.body) next()?.focus();
  });

  return {
    onFocus: () => void (isWithin.current = true),
    // What is taken out of the page does not tell of it.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      void (isWithin.current = currentTarget.contains(relatedTarget)),
  };
}
