import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { press, pressAt } from './press.ts';
import type { Frame } from './frame.ts';
import { placeOf, type Model, type Step, type StepName } from './model.ts';

/** Does each step as a shopper or the application would: keys, history and reloads are the browser's own. */
const acts: Record<StepName, (frame: Frame, model: Model) => unknown> = {
  'open by data': ({ visit }) => visit.openByData(),
  'open by a button': (frame, model) => press(frame, `Открыть: ${placeOf(model)}`),
  'open by a button that goes': (frame, model) => press(frame, `Удалить и открыть: ${placeOf(model)}`),
  'close by the control': (frame, model) => inModal(model) && press(frame, `Закрыть: ${placeOf(model)}`),
  'close by data': ({ visit }) => visit.stack.close(),
  'close the lowest': ({ visit: { stack } }) => stack.close(stack.getSnapshot()[0]?.key),
  'close all by data': ({ visit }) => visit.stack.closeAll(),
  'close all by a button': (frame, model) => inModal(model) && press(frame, `Закрыть всё: ${placeOf(model)}`),
  Escape: () => userEvent.keyboard('{Escape}'),
  'press beside': (frame, model) => inModal(model) && pressAt(frame, 4, 4),
  Back: ({ window }, { at }) => at > 0 && window.navigation.back().committed,
  Forward: ({ window }) => window.navigation.canGoForward && window.navigation.forward().committed,
  reload: (frame) => frame.reload(),
  'follow a link': (frame, model) => press(frame, `Дальше: ${placeOf(model)}`),
  'narrow by data': ({ visit }) => visit.rewriteByData(),
  'narrow by a button': (frame, model) => press(frame, `Сузить: ${placeOf(model)}`),
  'Tab around': tabAround,
};

const inModal = ({ open }: Model) => open.length > 0;

/** Goes around in the top modal, both ways, and then puts the focus back. */
async function tabAround(frame: Frame, model: Model) {
  if (!inModal(model)) return;
  const before = frame.document.activeElement;
  for (const keys of ['{Tab}', '{Shift>}{Tab}{Tab}{/Shift}', '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}']) {
    await userEvent.keyboard(keys);
    const dialog = frame.document.activeElement?.closest('[role="dialog"]');
    expect(dialog?.querySelector('h2')?.textContent).toBe(placeOf(model));
  }
  if (before instanceof frame.window.HTMLElement) before.focus();
}

/** Takes one step in the frame. What it leads to is still to be waited for. */
export async function take(frame: Frame, model: Model, { name, isEscapable, isDismissable }: Step) {
  frame.visit.dismissal = { isEscapable, isDismissable };
  await acts[name](frame, model);
}
