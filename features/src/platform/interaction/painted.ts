/** Lets the frame that shows a press be painted before the work that it asks for begins. At once in a tab that nobody looks at. */
export const painted = () =>
  document.hidden
    ? undefined
    : new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
