import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ConfirmModal, type ConfirmModalProps } from '../ConfirmModal/index.ts';
import { atRest, pageWithModals } from '../ModalStack/modalBench.tsx';
import { ErrorModal, type ErrorModalProps } from './index.ts';

type Modals = { error: ErrorModalProps; confirm: ConfirmModalProps };

const message = 'Не удалось загрузить корзину.';
const alert = () => page.getByRole('alertdialog');

let visit: ReturnType<typeof pageWithModals<Modals>>;
beforeEach(() => {
  visit = pageWithModals<Modals>({ error: ErrorModal, confirm: ConfirmModal });
});
afterEach(async () => {
  vi.useRealTimers();
  await visit.clear();
});
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const openIds = () => visit.stack.getSnapshot().map(({ props }) => props.title ?? '');

test('the title is optional: without one the message names the dialog [MODAL-01 MODAL-02]', async () => {
  visit.stack.open('error', { title: 'Произошла ошибка', message });
  await expect.element(page.getByRole('alertdialog', { name: 'Произошла ошибка' })).toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(alert()).toHaveAccessibleDescription(message);

  visit.stack.close();
  await atRest();
  visit.stack.open('error', { message });
  await expect.element(page.getByRole('alertdialog', { name: message })).toBeVisible();
  expect(document.querySelector('[role="alertdialog"] h2')).toBeNull();
});

test('it can have a button that loads the page again [MODAL-03]', async () => {
  const onPress = vi.fn<() => void>();
  visit.stack.open('error', { message, reload: { label: 'Обновить страницу', onPress } });

  await userEvent.click(page.getByRole('button', { name: 'Обновить страницу' }));

  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(alert()).not.toBeInTheDocument();
});

test('its OK button says “OK” unless it is given other words [MODAL-04]', async () => {
  visit.stack.open('error', { message, ok: {} });
  await userEvent.click(page.getByRole('button', { name: 'OK', exact: true }));
  await atRest();

  visit.stack.open('error', { message, ok: { label: 'Понятно' } });
  await expect.element(page.getByRole('button', { name: 'Понятно' })).toHaveFocus();
});

test('its cancel button closes it and says so [MODAL-05]', async () => {
  const onPress = vi.fn<() => void>();
  visit.stack.open('error', { message, cancel: { label: 'Отменить', onPress } });

  await userEvent.click(page.getByRole('button', { name: 'Отменить' }));

  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(alert()).not.toBeInTheDocument();
});

test('it closes itself after 5000 ms and leaves the modal beneath [MODAL-06]', async () => {
  stopTheClock();
  visit.stack.open('error', { title: 'Первая', message });
  visit.stack.open('error', { title: 'Вторая', message, autoClose: 'self' });
  await expect.element(page.getByRole('alertdialog', { name: 'Вторая' })).toBeVisible();

  vi.advanceTimersByTime(4999);
  expect(openIds()).toEqual(['Первая', 'Вторая']);

  vi.advanceTimersByTime(1);
  await expect.poll(openIds).toEqual(['Первая']);
});

test.each([
  ['5000 ms', undefined, 5000],
  ['the time it is told', 300, 300],
])('it closes every modal after %s [MODAL-07]', async (_, autoCloseAfter, after) => {
  stopTheClock();
  visit.stack.open('error', { title: 'Первая', message });
  visit.stack.open('error', { title: 'Вторая', message, autoClose: 'all', autoCloseAfter });
  await expect.element(page.getByRole('alertdialog', { name: 'Вторая' })).toBeVisible();

  vi.advanceTimersByTime(after - 1);
  expect(openIds()).toEqual(['Первая', 'Вторая']);

  vi.advanceTimersByTime(1);
  await expect.poll(openIds).toEqual([]);
});

test('it waits while the pointer or the focus is on it, and then begins anew', async () => {
  stopTheClock();
  visit.stack.open('error', { title: 'Ошибка', message, ok: {}, autoClose: 'self' });
  await expect.element(alert()).toBeVisible();
  vi.advanceTimersByTime(4000);

  await userEvent.hover(page.getByText(message));
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(openIds()).toEqual(['Ошибка']);

  await userEvent.keyboard('{Tab}');
  await commands.leavePage();
  vi.advanceTimersByTime(5000);
  expect(openIds()).toEqual(['Ошибка']);

  flushSync(() => (document.activeElement as HTMLElement).blur());
  vi.advanceTimersByTime(4999);
  expect(openIds()).toEqual(['Ошибка']);
  vi.advanceTimersByTime(1);
  await expect.poll(openIds).toEqual([]);
});

test('a question gives the focus to the answer that takes nothing away', async () => {
  const onConfirm = vi.fn<() => void>();
  const question = { title: 'Удалить товар?', confirmLabel: 'Удалить', cancelLabel: 'Оставить', onConfirm };
  visit.stack.open('confirm', question);
  await expect.element(page.getByRole('button', { name: 'Оставить' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(alert()).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();

  await atRest();
  visit.stack.open('confirm', question);
  await userEvent.click(page.getByRole('button', { name: 'Удалить' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
