import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageWithModals } from '../ModalStack/modalBench.tsx';
import { ConfirmModal, type ConfirmModalProps } from './index.ts';

type Modals = { confirm: ConfirmModalProps };

const onConfirm = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();
const dialog = page.getByRole('alertdialog', { name: 'Удалить платье «Нева»?' });
const button = (name: string) => page.getByRole('button', { name });

let visit: ReturnType<typeof pageWithModals<Modals>>;
async function ask() {
  vi.clearAllMocks();
  visit = pageWithModals<Modals>({ confirm: ConfirmModal });
  visit.opener().focus();
  visit.stack.open('confirm', {
    title: 'Удалить платье «Нева»?',
    message: 'Вернуть его можно будет только из каталога.',
    confirmLabel: 'Удалить',
    cancelLabel: 'Оставить',
    onConfirm,
    onCancel,
  });
  await expect.element(dialog).toBeVisible();
}
beforeEach(ask);
afterEach(() => visit.clear());

test('Alert dialog: the focus begins at the answer that takes nothing away [A2]', async () => {
  await expect.element(button('Оставить')).toHaveFocus();
});

test('Alert dialog, Tab and Shift + Tab: go round its controls [A2]', async () => {
  for (const name of ['Закрыть', 'Удалить', 'Оставить']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(button(name)).toHaveFocus();
  }

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button('Удалить')).toHaveFocus();
});

test('Alert dialog, Escape: takes nothing away and gives the focus back [A2 A3]', async () => {
  await userEvent.keyboard('{Escape}');

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(visit.opener());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Alert dialog, Enter: at first says no [A2]', async () => {
  await userEvent.keyboard('{Enter}');

  await expect.element(dialog).not.toBeInTheDocument();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Alert dialog, Space: on the other answer says yes [A2]', async () => {
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');

  await expect.element(dialog).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('Alert dialog: it is modal and described by its message [A1]', async () => {
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');

  const message = document.getElementById(dialog.element().getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Вернуть его можно будет только из каталога.');
});
