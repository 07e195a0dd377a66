/** How often what is measured anew at a resize may be measured, in ms (SHELL-39). */
export const resizeInterval = 66;

/**
 * Hears a window's resize at once and then at most every 66 ms for as long as it lasts; the last size is never missed.
 * Answers how to stop. For the size of one element use `ResizeObserver`.
 */
export function hearResize(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  measure: () => void,
) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  const hear = () => {
    isDue = pause !== undefined;
    if (isDue) return;
    measure();
    pause = setTimeout(() => {
      pause = undefined;
      if (isDue) hear();
    }, resizeInterval);
  };

  window.addEventListener('resize', hear);
  return () => {
    clearTimeout(pause);
    window.removeEventListener('resize', hear);
  };
}
