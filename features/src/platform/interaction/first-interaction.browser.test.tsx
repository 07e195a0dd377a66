import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFirstInteraction } from './view.ts';

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
const Late = () => (useFirstInteraction() ? 'loads' : 'waits');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  flushSync(() => root.render(<Late />));
});
afterEach(() => {
  flushSync(() => root.unmount());
  vi.useRealTimers();
});

/** What is drawn once this much time has passed, ms. */
function drawnAfter(past: number) {
  flushSync(() => vi.advanceTimersByTime(past));
  return place.textContent;
}

/** Does this once in 300 ms, so often; what is drawn then. */
function drawnWhile(what: 'pointermove' | 'keydown', times: number) {
  for (let time = 0; time < times; time += 1) {
    window.dispatchEvent(new Event(what));
    drawnAfter(300);
  }
  return place.textContent;
}

// The first touch of a page is one: all that may put it off is in one test.
test('what a page can begin without waits while the pointer moves, and for a second after a press or a key, however long ago the first touch was', () => {
  expect(drawnWhile('pointermove', 9)).toBe('waits');
  expect(drawnWhile('keydown', 10)).toBe('waits');
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('pointermove'));
  expect(drawnAfter(900)).toBe('waits');

  expect(drawnAfter(200)).toBe('loads');
});
