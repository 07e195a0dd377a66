import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRest } from './use-rest';

const root = createRoot(document.body.appendChild(document.createElement('div')));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestIdleCallback'] });
});
afterEach(() => {
  flushSync(() => root.unmount());
  vi.useRealTimers();
});

const type = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'п' }));

test('what is loaded ahead waits until nobody has typed for a second', async () => {
  const rested = vi.fn();
  function Foresight() {
    const rest = useRest();
    useEffect(() => {
      type();
      void rest().then(rested);
    }, [rest]);
    return null;
  }
  flushSync(() => root.render(<Foresight />));
  await vi.advanceTimersByTimeAsync(900);
  type();
  await vi.advanceTimersByTimeAsync(900);
  expect(rested).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1200);
  expect(rested).toHaveBeenCalledTimes(1);
});
