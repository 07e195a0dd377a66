import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

interface Played {
  canvasElement: HTMLElement;
}

/** A story in which the first control has the focus, as after a press of Tab. */
export const focused = {
  play: async ({ canvasElement }: Played) => {
    const control = canvasElement.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
    control?.focus();

    await expect(control).toHaveFocus();
  },
};

/** A story at the browser's text of 200 %. Played by `nothingRunsOut`. */
export const atLargeText = {
  globals: { textSize: '200' },
  parameters: { chromatic: inModes('day') },
};

/** Everything grows with the text, and nothing runs out of its column. */
export const nothingRunsOut = async ({ canvasElement }: Played) => {
  await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('32px'));
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};
