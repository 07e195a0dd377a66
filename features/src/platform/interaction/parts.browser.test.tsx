import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AfterPaint } from './AfterPaint.tsx';
import { LazyHydration } from './LazyHydration.tsx';

const place = document.body.appendChild(document.createElement('div'));
let root: Root | undefined;
const draw = vi.fn();

afterEach(() => {
  flushSync(() => root?.unmount());
  draw.mockClear();
});

function Counter() {
  const [count, setCount] = useState(0);
  draw();
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}
/** Tells when what surrounds a part is hydrated. */
function Woken({ onWoken, children }: { onWoken: () => void; children: ReactNode }) {
  useEffect(onWoken, [onWoken]);
  return children;
}
const lazy = (
  <LazyHydration>
    <Counter />
  </LazyHydration>
);

/** What the server makes of a button in a boundary. */
const button = '<button>Pressed <!-- -->0</button>';

test('a part sleeps until somebody is there, though the page around it is awake; its first press counts', async () => {
  const awake = vi.fn();
  const page = (
    <Woken onWoken={awake}>
      <LazyHydration>
        <Counter />
      </LazyHydration>
    </Woken>
  );
  place.innerHTML = `<!--$-->${button}<!--/$-->`;
  root = hydrateRoot(place, page);
  await expect.poll(() => awake.mock.calls.length).toBe(1);
  expect(place.textContent).toBe('Pressed 0');
  expect(draw).not.toHaveBeenCalled();

  await userEvent.click(place.querySelector('button') ?? place);
  await expect.poll(() => place.textContent).toBe('Pressed 1');
  // Once to wake, once for the press.
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a part that the browser draws does not sleep', () => {
  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(lazy));

  expect(place.textContent).toBe('Pressed 0');
});

const late = (
  <AfterPaint>
    <Counter />
  </AfterPaint>
);

test('what comes after the first paint is drawn then, and at once where the page came from the server', async () => {
  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(late));
  expect(place.textContent).toBe('');
  await expect.poll(() => place.textContent).toBe('Pressed 0');
  flushSync(() => made.unmount());
  draw.mockClear();

  place.innerHTML = button;
  expect(place.textContent).toBe('Pressed 0');
  const sent = place.querySelector('button');
  root = hydrateRoot(place, late);
  await expect.poll(() => draw.mock.calls.length).toBe(1);
  expect(place.querySelector('button')).toBe(sent);
});

test('a page that Back leads to is as high as it was at once', () => {
  window.dispatchEvent(new Event('popstate'));
  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(late));
  expect(place.textContent).toBe('Pressed 0');
  flushSync(() => made.unmount());

  window.dispatchEvent(new Event('pointerdown'));
  const again = createRoot(place);
  root = again;
  flushSync(() => again.render(late));
  expect(place.textContent).toBe('');
});
