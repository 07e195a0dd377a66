import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createIntl, RawIntlProvider } from 'react-intl';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AfterPaint } from './AfterPaint.tsx';
import * as styles from './LazyHydration.css.ts';
import { LazyHydration } from './LazyHydration.tsx';
import { MediaHydration } from './MediaHydration.tsx';

const place = document.body.appendChild(document.createElement('div'));
let root: Root | undefined;
const draw = vi.fn();

const size = [window.innerWidth, window.innerHeight] as const;
afterAll(() => page.viewport(...size));
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
const texts = createIntl({ locale: 'ru' });
const lazy = (children: ReactNode) => (
  <RawIntlProvider value={texts}>
    <LazyHydration>{children}</LazyHydration>
  </RawIntlProvider>
);

const button = '<button>Pressed <!-- -->0</button>';
/** What the server makes of a button in a part that sleeps. */
const sleeping = `<div><div>${button}</div></div>`;
const sent = () => place.querySelector('button') ?? place;

test('a part sleeps until somebody comes to it, though the page around it is awake; its first press counts', async () => {
  const awake = vi.fn();
  place.innerHTML = sleeping;
  root = hydrateRoot(place, <Woken onWoken={awake}>{lazy(<Counter />)}</Woken>);
  await expect.poll(() => awake.mock.calls.length).toBe(1);
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  expect(place.textContent).toBe('Pressed 0');
  expect(draw).not.toHaveBeenCalled();

  const before = sent();
  await userEvent.click(before);
  await expect.poll(() => place.textContent).toBe('Pressed 1');
  expect(sent()).toBe(before);
  // Once to wake, once for the press.
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a press that is the first sign of somebody is heard in and above its part', async () => {
  place.innerHTML = sleeping;
  const awake = vi.fn();
  root = hydrateRoot(place, <Woken onWoken={awake}>{lazy(<Counter />)}</Woken>);
  await expect.poll(() => awake.mock.calls.length).toBe(1);
  const heard = vi.fn();
  window.addEventListener('click', heard, { once: true });

  sent().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(() => place.textContent).toBe('Pressed 1');
  expect(heard).toHaveBeenCalledOnce();
});

test('a part whose content changes while it sleeps is drawn with what is true now', async () => {
  place.innerHTML = sleeping;
  const hydrated = hydrateRoot(place, lazy(<Counter />));
  root = hydrated;
  await expect.poll(() => place.querySelector('[data-island]')).not.toBeNull();

  flushSync(() => hydrated.render(lazy(<p>Sold out</p>)));
  expect(place.textContent).toBe('Sold out');
});

test('a part that the browser draws does not sleep', () => {
  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(lazy(<Counter />)));

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

const onDesktop = (
  <MediaHydration on="desktop">
    <Counter />
  </MediaHydration>
);
/** What the server makes of a button in a part for some screens. */
const sentToAll = `<div class="${styles.place}">${button}</div>`;

test('a part that the screen does not show stays as it was sent, and is drawn once the window is wide enough', async () => {
  await page.viewport(412, 800);
  place.innerHTML = sentToAll;
  const awake = vi.fn();
  root = hydrateRoot(place, <Woken onWoken={awake}>{onDesktop}</Woken>);
  await expect.poll(() => awake.mock.calls.length).toBe(1);
  expect(place.textContent).toBe('Pressed 0');
  expect(draw).not.toHaveBeenCalled();

  await page.viewport(1280, 800);
  await expect.poll(() => draw.mock.calls.length).toBe(1);
  await userEvent.click(sent());
  await expect.poll(() => place.textContent).toBe('Pressed 1');

  await page.viewport(412, 800);
  expect(place.textContent).toBe('Pressed 1');
});

test('a part that the screen shows is hydrated with the page, and drawn with one that the browser draws', async () => {
  await page.viewport(1280, 800);
  place.innerHTML = sentToAll;
  const before = sent();
  const hydrated = hydrateRoot(place, onDesktop);
  root = hydrated;
  await expect.poll(() => draw.mock.calls.length).toBe(1);
  expect(sent()).toBe(before);
  flushSync(() => hydrated.unmount());

  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(onDesktop));
  expect(place.textContent).toBe('Pressed 0');
});

test('a part that the screen does not show is left out of a page that the browser draws', async () => {
  await page.viewport(412, 800);
  const made = createRoot(place);
  root = made;
  flushSync(() => made.render(onDesktop));
  expect(place.textContent).toBe('');
});
