let isDone = false;

/**
 * Presses the boxes and rings of a page once more that were pressed before it woke: no event has told of them, so they would be shown
 * as chosen and choose nothing. To be called once React hears. What the browser itself puts back after a reload or Back is left
 * alone. Only the first call does anything.
 */
export function pressEarlyChoices(): void {
  if (isDone) return;
  isDone = true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]')) {
    // A ring that was turned off was so by another one of its group.
    if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) continue;
    box.checked = !box.checked;
    box.click();
  }
}
