import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
afterEach(() => visit.clear());

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
  visit.stack.open('error', { title: 'Первая', message });
  visit.stack.open('error', { title: 'Вторая', message, autoClose: 'self' });
  await expect.element(page.getByRole('alertdialog', { name: 'Вторая' })).toBeVisible();

  const closedAt = await timeUntil(() => visit.stack.getSnapshot().length === 1);

  expect(closedAt).toBeGreaterThan(4500);
  expect(closedAt).toBeLessThan(9000);
  expect(visit.stack.getSnapshot()).toMatchObject([{ props: { title: 'Первая' } }]);
});

test('it closes every modal after 5000 ms, or after the time it is told [MODAL-07]', async () => {
  visit.stack.open('error', { title: 'Первая', message });
  visit.stack.open('error', { title: 'Вторая', message, autoClose: 'all', autoCloseAfter: 300 });
  await expect.element(page.getByRole('alertdialog', { name: 'Вторая' })).toBeVisible();
  expect(await timeUntil(() => visit.stack.getSnapshot().length === 0)).toBeLessThan(4500);

  await atRest();
  visit.stack.open('error', { title: 'Третья', message });
  visit.stack.open('error', { title: 'Четвёртая', message, autoClose: 'all' });
  await expect.element(page.getByRole('alertdialog', { name: 'Четвёртая' })).toBeVisible();
  const closedAt = await timeUntil(() => visit.stack.getSnapshot().length === 0);
  expect(closedAt).toBeGreaterThan(4500);
  expect(closedAt).toBeLessThan(9000);
});

test('it waits while the pointer or the focus is on it', async () => {
  visit.stack.open('error', { message, ok: {}, autoClose: 'self', autoCloseAfter: 400 });
  await userEvent.hover(page.getByText(message));
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect.element(alert()).toBeVisible();

  await userEvent.keyboard('{Tab}');
  await userEvent.unhover(page.getByText(message));
  await new Promise((resolve) => setTimeout(resolve, 700));

  await expect.element(alert()).toBeVisible();
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

/** How long it takes, with the pointer beside the modal. */
async function timeUntil(isSo: () => boolean) {
  const layer = document.querySelector('[role="presentation"]:not([inert])') ?? document.body;
  await userEvent.hover(layer, { position: { x: 2, y: 2 } });
  const start = performance.now();
  await expect.poll(isSo, { timeout: 8000, interval: 20 }).toBe(true);
  return performance.now() - start;
}
