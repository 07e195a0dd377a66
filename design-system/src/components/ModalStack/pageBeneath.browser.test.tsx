import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { painted } from '../../painted.ts';
import { Modal } from '../Modal/index.ts';
import { pageWithModals } from './modalBench.tsx';
import { scrollbarWidth } from './scrollbarWidth.ts';

const Any = () => <Modal title="Таблица размеров">Текст</Modal>;
let visit: ReturnType<typeof pageWithModals<{ any: object }>>;

/** The browsers of tests draw no scrollbars: one is pretended, as wide as a desktop's, wherever the page could scroll. */
function pretendScrollbar(width: number) {
  const root = document.documentElement;
  Object.defineProperty(root, 'clientWidth', {
    configurable: true,
    get: () => window.innerWidth - (getComputedStyle(root).overflowY === 'hidden' ? 0 : width),
  });
  return () => Reflect.deleteProperty(root, 'clientWidth');
}

beforeEach(() => {
  visit = pageWithModals<{ any: object }>({ any: Any });
});
afterEach(async () => {
  await visit.clear();
  window.scrollTo(0, 0);
});

const open = async () => {
  visit.stack.open('any', {});
  await expect
    .poll(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement))
    .toBe(true);
};

/** A finger that is drawn up over the middle of the screen. */
async function drag() {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 100, y }] });
  await touch('touchStart', 500);
  for (let y = 480; y >= 300; y -= 20) await touch('touchMove', y);
  await touch('touchEnd');
}

const scrolled = () =>
  new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
const frameDrawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a finger scrolls the page, and not while a modal is open [MODAL-15]', async () => {
  await Promise.all([scrolled(), drag()]);
  const before = window.scrollY;
  expect(before).toBeGreaterThan(0);
  await open();

  await drag();
  await frameDrawn();
  await frameDrawn();
  expect(window.scrollY).toBe(before);

  visit.stack.close();
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  await Promise.all([scrolled(), drag()]);
  expect(window.scrollY).toBeGreaterThan(before);
});

test('the scrollbar is measured, and its place is kept while the page beneath has none [SHELL-38]', async () => {
  const takeAway = pretendScrollbar(17);
  const { style } = document.documentElement;
  expect(scrollbarWidth()).toBe(17);

  await open();
  expect(scrollbarWidth()).toBe(0);
  expect(style.paddingInlineEnd).toBe('17px');
  visit.stack.close();

  await expect.poll(scrollbarWidth).toBe(17);
  expect(style.paddingInlineEnd).toBe('');
  takeAway();
});

test.each(['keydown', 'pointerdown'])(
  'a %s before the modal is painted finds the page inert already [MODAL-15]',
  async (kind) => {
    flushSync(() => visit.stack.open('any', {}));
    expect(document.documentElement.dataset).toHaveProperty('modalOpen');
    expect(visit.container.inert).toBe(false);

    document.body.dispatchEvent(new Event(kind, { bubbles: true }));

    expect(visit.container.inert).toBe(true);
  },
);

test('a modal that closes before it is painted leaves the page as it was [MODAL-15]', async () => {
  flushSync(() => visit.stack.open('any', {}));
  flushSync(() => visit.stack.close());
  await painted();

  expect(visit.container.inert).toBe(false);
});
