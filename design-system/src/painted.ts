/** Lets the frame that shows a press be painted before the work that it asks for begins. At once in a tab that nobody looks at. */
export const painted = () =>
  document.hidden
    ? undefined
    : new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });

const presses = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Does once what a press asks for: after the frame that shows it, or when the next press comes before that, as this may build upon
 * it. What it returns calls the work off where it is not done yet.
 */
export function oncePainted(work: () => void): () => void {
  const over = new AbortController();
  const once = () => {
    if (over.signal.aborted) return;
    over.abort();
    work();
  };
  for (const kind of presses) document.addEventListener(kind, once, { capture: true, signal: over.signal });
  void Promise.resolve(painted()).then(once);
  return () => over.abort();
}
