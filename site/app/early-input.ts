declare global {
  /** The buttons that were pressed before React heard, in their order (`late-scripts.ts`). */
  var earlyPresses: HTMLButtonElement[] | undefined;
}

let isDone = false;

/** The boxes and rings that do not stand as the page came, and how each is pressed once more. */
function pressedBoxes(): (() => void)[] {
  return (
    [...document.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]')]
      .map((box) => ({ box, isChecked: box.checked }))
      // A ring that was turned off was so by another one of its group.
      .filter(
        ({ box, isChecked }) => isChecked !== box.defaultChecked && (isChecked || box.type === 'checkbox'),
      )
      .map(({ box, isChecked }) => () => {
        // The press before may have had this one drawn as it was.
        box.checked = !isChecked;
        box.click();
      })
  );
}

/** The lists of which another entry is chosen than the page came with, and how each tells of it. */
function chosenEntries(): (() => void)[] {
  return [...document.querySelectorAll('select')]
    .map((list) => ({
      list,
      value: list.value,
      came: [...list.options].find((entry) => entry.defaultSelected),
    }))
    .filter(({ value, came }) => came !== undefined && came.value !== value)
    .map(({ list, value }) => () => {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
}

const isOfPopover = (button: Element) => button.hasAttribute('popovertarget');

/** A press that comes while earlier ones are still to be repeated waits for its turn: what it means may depend on them. */
function waitInTurn(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!event.isTrusted || !button || isOfPopover(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  globalThis.earlyPresses?.push(button);
}

/**
 * Presses the buttons once more, in their order, each once what was done before it has been drawn. Who presses one again, as nothing
 * happens, means it once. One that opens a popover has done so.
 */
function pressAgain(before?: HTMLButtonElement): void {
  const button = globalThis.earlyPresses?.shift();
  if (!button) {
    window.removeEventListener('click', waitInTurn, true);
    return;
  }
  if (button !== before && button.isConnected && !isOfPopover(button)) button.click();
  setTimeout(pressAgain, 0, button);
}

/**
 * Ends the keeping of presses by the starter. To be called just before React hears them itself: it hears none before those that were
 * kept.
 */
export function stopKeepingPresses(): void {
  Object.assign(window, { onclick: null });
  if (globalThis.earlyPresses?.length) window.addEventListener('click', waitInTurn, true);
}

/**
 * Makes the choices of a page once more that were made before it woke, and presses the buttons that were pressed: no event has told
 * of them, so they would be shown as chosen and choose nothing. To be called once React hears. Choices that the browser itself
 * puts back after a reload or Back are left alone. Only the first call does anything.
 */
export function repeatEarlyInput(): void {
  if (isDone) return;
  isDone = true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const repeats = visit?.type === 'navigate' ? [...pressedBoxes(), ...chosenEntries()] : [];
  for (const repeat of repeats) repeat();
  setTimeout(pressAgain);
}
