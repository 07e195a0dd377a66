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
  const chosen = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]')]
    .map((box) => ({ box, isChecked: box.checked }))
    // A ring that was turned off was so by another one of its group.
    .filter(
      ({ box, isChecked }) => isChecked !== box.defaultChecked && (isChecked || box.type === 'checkbox'),
    );
  for (const { box, isChecked } of chosen) {
    // The press before may have had this one drawn as it was.
    box.checked = !isChecked;
    box.click();
  }
}
