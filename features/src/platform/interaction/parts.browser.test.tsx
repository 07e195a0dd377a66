import { useState } from 'react';
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
const lazy = (
  <LazyHydration>
    <Counter />
  </LazyHydration>
);

/** What the server makes of a button in a boundary. */
const button = '<button>Pressed <!-- -->0</button>';

const aFrame = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done, 50));
  });

test('a part sleeps until somebody is there; its first press counts, and it was drawn once to wake', async () => {
  place.innerHTML = `<!--$-->${button}<!--/$-->`;
  root = hydrateRoot(place, lazy);
  await aFrame();
  expect(place.textContent).toBe('Pressed 0');
  expect(draw).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('pointermove'));
  await expect.poll(() => draw.mock.calls.length).toBe(1);
  await aFrame();
  expect(draw).toHaveBeenCalledOnce();

  await userEvent.click(place.querySelector('button') ?? place);
  await expect.poll(() => place.textContent).toBe('Pressed 1');
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
  root = hydrateRoot(place, late);
  await expect.poll(() => draw.mock.calls.length).toBe(1);
  await aFrame();
  expect(place.textContent).toBe('Pressed 0');
  expect(draw).toHaveBeenCalledOnce();
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
