import { useRef } from 'react';

/** Gathers what holds a modal: it is let go only once neither the pointer nor the focus rests on something in it. */
export function useHold(onHeld: ((isHeld: boolean) => void) | undefined) {
  const holders = useRef(new Set<'pointer' | 'focus'>());

  return (holder: 'pointer' | 'focus', isHolding: boolean) => {
    if (isHolding) holders.current.add(holder);
    else holders.current.delete(holder);
    onHeld?.(holders.current.size > 0);
  };
}
