import { useRef, type TouchEvent } from 'react';

/** How far a finger goes, in parts of the width of what it is on, before its way counts as a swipe. */
const share = 0.12;

/** Hears one finger that goes sideways over an element: `1` for the next, `-1` for the one before. A pinch is no swipe. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger && { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const from = start.current;
      const finger = changedTouches[0];
      start.current = undefined;
      if (!from || !finger) return;
      const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(across) < share * currentTarget.clientWidth || Math.abs(across) < Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}
