/** Signs that somebody has come to a part of the page. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;

/** Name of the event on a part that is about to be hydrated: what is not as the server sent it can be put back then. */
export const wakeEvent = 'island-wake';

const mark = 'data-island';
const sleeping = new WeakMap<Element, () => void>();
let isListening = false;

function hear({ target }: Event): void {
  const place = target instanceof Element ? target.closest(`[${mark}]`) : null;
  if (place) wake(place);
}

/** Hydrates a part that sleeps; nothing happens to one that is awake. */
export function wake(place: Element): void {
  const hydrate = sleeping.get(place);
  sleeping.delete(place);
  if (hydrate) place.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
  place.removeAttribute(mark);
  hydrate?.();
}

/**
 * Lets a part of the page sleep until a pointer, a finger or the focus comes to it: `hydrate` is called then, before React hears of
 * the event, so that a first press finds the part awake.
 */
export function sleep(place: Element, hydrate: () => void): void {
  place.setAttribute(mark, '');
  sleeping.set(place, hydrate);
  if (isListening) return;
  isListening = true;
  for (const sign of signs) window.addEventListener(sign, hear, { capture: true, passive: true });
}
