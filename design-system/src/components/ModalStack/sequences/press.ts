import { expect } from 'vitest';
import { often, type Frame } from './frame.ts';

/**
 * Presses the mouse at a point of the frame as a browser does: on what lies there (never on what is inert or covered),
 * which takes the focus unless it declines. Scripted, because thousands of presses by the test runner take an hour.
 */
export function pressAt({ window, document }: Frame, clientX: number, clientY: number) {
  const target = document.elementFromPoint(clientX, clientY);
  if (!target) throw new Error('Nothing lies there that could be pressed.');
  const how = { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY };

  target.dispatchEvent(new window.PointerEvent('pointerdown', how));
  if (target.dispatchEvent(new window.MouseEvent('mousedown', how))) {
    const taker = target.closest<HTMLElement>('button, a, [tabindex]');
    if (taker) taker.focus();
    else if (document.activeElement instanceof window.HTMLElement) document.activeElement.blur();
  }
  target.dispatchEvent(new window.PointerEvent('pointerup', how));
  target.dispatchEvent(new window.MouseEvent('mouseup', how));
  target.dispatchEvent(new window.PointerEvent('click', how));
}

/** Presses the button or link of this name in its middle, as soon as that can be hit. */
export async function press(frame: Frame, name: string) {
  const middle = () => {
    const element = [...frame.document.querySelectorAll<HTMLElement>('button, a')].find(
      (one) => (one.ariaLabel ?? one.textContent) === name,
    );
    element?.scrollIntoView({ block: 'nearest' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const point = [x + width / 2, y + height / 2] as const;
    return element?.contains(frame.document.elementFromPoint(...point)) ? point : undefined;
  };
  await expect.poll(middle, often).toBeDefined();
  pressAt(frame, ...(middle() ?? [0, 0]));
}
