import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Keeps the focus in a part of the page: where what had it goes away, `heading` takes it. The result goes onto the part. */
export function useKeptFocus(heading: RefObject<HTMLElement | null>) {
  const isWithin = useRef(false);

  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) heading.current?.focus();
  });

  return {
    onFocus: () => void (isWithin.current = true),
    // What is taken out of the page does not tell of it.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      void (isWithin.current = currentTarget.contains(relatedTarget)),
  };
}
