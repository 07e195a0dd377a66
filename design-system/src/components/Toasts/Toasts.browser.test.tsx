import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../theme/index.ts';
import { createToasts, Toasts, type ToastStore } from './index.ts';

let toasts: ToastStore;
let host: HTMLElement;
let root: Root;
beforeEach(() => {
  document.documentElement.className = themes.rukav.className;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  toasts = createToasts();
  flushSync(() =>
    root.render(
      <>
        <button type="button">На странице</button>
        <Toasts toasts={toasts} label="Уведомления ({hotkey})" closeLabel="Скрыть" />
      </>,
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  host.remove();
});

const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
const shown = () => toasts.getSnapshot().map(({ id }) => id);

test('a toast goes by itself after 5000 ms [TOAST-01 TOAST-04]', async () => {
  stopTheClock();
  toasts.show({ id: 'saved', message: 'Сохранено' });
  await expect.element(item('Сохранено')).toBeVisible();

  vi.advanceTimersByTime(4999);
  expect(shown()).toEqual(['saved']);

  vi.advanceTimersByTime(1);
  await expect.poll(shown).toEqual([]);
});

test('a toast that has just come leaves a press to what it covers, and is pressed itself from then on', async () => {
  const pause = ({ target }: AnimationEvent) => {
    if (target instanceof Element) for (const animation of target.getAnimations()) animation.pause();
  };
  document.addEventListener('animationstart', pause, { once: true });
  toasts.show({ id: 'saved', message: 'Сохранено' });
  await expect.element(item('Сохранено')).toBeVisible();
  const coming = () => item('Сохранено').element().getAnimations();
  await expect.poll(() => coming().map(({ playState }) => playState)).toEqual(['paused']);
  const pressed = () => {
    const { x, y, width, height } = item('Сохранено').element().getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-toasts]') ?? null;
  };
  expect(pressed()).toBeNull();

  for (const animation of coming()) animation.finish();

  expect(pressed()).not.toBeNull();
});

test('between toasts no empty list is left to come upon', async () => {
  const list = () => document.querySelector('[data-toasts] ol');
  toasts.show({ id: 'saved', message: 'Сохранено' });
  await expect.element(item('Сохранено')).toBeVisible();
  expect(list()?.checkVisibility()).toBe(true);

  toasts.dismiss('saved');

  await expect.poll(() => list()?.checkVisibility()).toBe(false);
});

test('a toast is dark unless told otherwise [TOAST-02]', async () => {
  toasts.show({ id: 'dark', message: 'Тёмное' });
  toasts.show({ id: 'red', message: 'Красное', colour: 'red' });
  const ground = (text: string) => getComputedStyle(item(text).element()).backgroundColor;
  await expect.element(item('Красное')).toBeVisible();

  expect(ground('Тёмное')).toBe('rgb(28, 26, 24)');
  expect(ground('Красное')).not.toBe(ground('Тёмное'));
});

test('errors are an alert, info and success a status, each said once and without a word of Radix’s [TOAST-03]', async () => {
  toasts.show({ id: 'e', message: 'Превышено число запросов', level: 'errors', colour: 'red' });
  toasts.show({ id: 'i', message: 'Цена изменилась', level: 'info' });
  toasts.show({ id: 's', message: 'Адрес сохранён', level: 'success', colour: 'green' });

  const alert = () => document.querySelector('[role="alert"]')?.textContent;
  const status = () => document.querySelector('output')?.textContent;
  await expect.poll(alert, { interval: 10 }).toBe('Превышено число запросов');
  await expect.poll(status, { interval: 10 }).toBe('Цена измениласьАдрес сохранён');
  await expect.poll(() => `${alert()}${status()}`, { timeout: 3000 }).toBe('');
  expect(document.body.textContent).not.toMatch(/Notification/);
});

test('a second toast of the same id is ignored, in sight and in speech [TOAST-05]', async () => {
  toasts.show({ id: 'saved', message: 'Сохранено' });
  toasts.show({ id: 'saved', message: 'Сохранено ещё раз' });
  await expect.element(item('Сохранено')).toBeVisible();

  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(page.getByText('Сохранено ещё раз')).not.toBeInTheDocument();
});

test('time stands still under the pointer and while the window is not the active one', async () => {
  stopTheClock();
  toasts.show({ id: 'saved', message: 'Сохранено' });
  await userEvent.hover(item('Сохранено'));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['saved']);

  window.dispatchEvent(new Event('blur'));
  await userEvent.hover(page.getByRole('button', { name: 'На странице' }));
  window.dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['saved']);

  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(5000);
  await expect.poll(shown).toEqual([]);
});

test('F8 leads to the toasts, where time stands still, and their action can be pressed by key', async () => {
  const onPress = vi.fn<() => void>();
  const action = { label: 'Вернуть', onPress };
  stopTheClock();
  toasts.show({ id: 'gone', message: 'Товар удалён', action });
  await expect.element(item('Товар удалён')).toBeVisible();
  expect(document.activeElement?.closest('[data-toasts]')).toBeNull();

  await userEvent.keyboard('{F8}');
  vi.advanceTimersByTime(60_000);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  expect(onPress).toHaveBeenCalledOnce();
  expect(toasts.getSnapshot()).toEqual([]);
  await expect.element(page.getByRole('region', { name: 'Уведомления (F8)' })).toBeInTheDocument();
});
