const arrival = (link: Element) =>
  new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });

/**
 * Waits for the styles that the router has asked for ahead, in a browser. React Router calls a loader, waits for these, and
 * only then looks at what the loader gave: a failure that comes sooner would count as one that nobody handles.
 */
export async function stylesArrived(): Promise<void> {
  if (typeof document === 'undefined') return;
  await Promise.all([...document.head.querySelectorAll('link[rel="preload"][as="style"]')].map(arrival));
}
