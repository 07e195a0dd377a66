import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearResize } from './hearResize.ts';

const resize = (window: EventTarget) => window.dispatchEvent(new Event('resize'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a resize is measured at once, and while it lasts every 66 ms [SHELL-39]', () => {
  const window = new EventTarget();
  const measure = vi.fn<() => void>();
  hearResize(window, measure);

  resize(window);
  expect(measure).toHaveBeenCalledTimes(1);
  resize(window);
  vi.advanceTimersByTime(65);
  expect(measure).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);

  expect(measure).toHaveBeenCalledTimes(2);
});

test('the last size is measured once, and no size after the end [SHELL-39]', () => {
  const window = new EventTarget();
  const measure = vi.fn<() => void>();
  const stop = hearResize(window, measure);

  resize(window);
  resize(window);
  resize(window);
  vi.advanceTimersByTime(1000);
  expect(measure).toHaveBeenCalledTimes(2);
  resize(window);
  resize(window);
  stop();
  vi.advanceTimersByTime(1000);
  resize(window);

  expect(measure).toHaveBeenCalledTimes(3);
});
