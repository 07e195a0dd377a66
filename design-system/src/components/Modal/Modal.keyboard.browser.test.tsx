import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest, pageWithModals } from '../ModalStack/modalBench.tsx';
import { Modal } from './index.ts';

type Modals = { sizes: object; advice: { isEscapable?: boolean } };

const Sizes = () => (
  <Modal title="Таблица размеров" footer={<button type="button">Выбрать</button>}>
    <label>
      Рост <input type="text" autoComplete="off" />
    </label>
  </Modal>
);
const Advice = ({ isEscapable }: Modals['advice']) => (
  <Modal title="Как снять мерки" isEscapable={isEscapable}>
    Стоя прямо.
  </Modal>
);

const dialog = page.getByRole('dialog', { name: 'Таблица размеров' });
const close = page.getByRole('button', { name: 'Закрыть' });
const field = page.getByRole('textbox', { name: 'Рост' });
const choose = page.getByRole('button', { name: 'Выбрать' });

let visit: ReturnType<typeof pageWithModals<Modals>>;
async function openDialog() {
  visit = pageWithModals<Modals>({ sizes: Sizes, advice: Advice });
  visit.opener().focus();
  visit.stack.open('sizes', {});
  await expect.element(dialog).toHaveFocus();
}
beforeEach(openDialog);
afterEach(() => visit.clear());

test('Dialog, Tab: goes through its controls, and from the last to the first [A2]', async () => {
  for (const next of [close, field, choose, close]) {
    await userEvent.keyboard('{Tab}');
    await expect.element(next).toHaveFocus();
  }
});

test('Dialog, Shift + Tab: goes back through its controls, and from the first to the last [A2]', async () => {
  await userEvent.keyboard('{Tab}');

  for (const next of [choose, field, close]) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(next).toHaveFocus();
  }
});

test('Dialog, Shift + Tab: from the dialog itself leads to its last control [A2]', async () => {
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');

  await expect.element(choose).toHaveFocus();
});

test('Dialog, Escape: closes it and gives the focus back to what opened it [A2 A3]', async () => {
  await userEvent.keyboard('{Escape}');

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(visit.opener());
});

test('Dialog, Escape: closes the top one alone [A3]', async () => {
  choose.element().focus();
  visit.stack.open('advice', {});
  const advice = page.getByRole('dialog', { name: 'Как снять мерки' });
  await expect.element(advice).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  await expect.element(advice).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expect.element(choose).toHaveFocus();
});

test('Dialog, Escape: leaves one that must be answered where it is [A3]', async () => {
  visit.stack.open('advice', { isEscapable: false });
  const advice = page.getByRole('dialog', { name: 'Как снять мерки' });
  await expect.element(advice).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await atRest();

  await expect.element(advice).toBeVisible();
});

test('Dialog, Enter on its close control: closes it [A2]', async () => {
  await userEvent.keyboard('{Tab}{Enter}');

  await expect.element(dialog).not.toBeInTheDocument();
});

test('Dialog: it is modal and named by the title that is seen [A1]', async () => {
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');

  const title = document.getElementById(dialog.element().getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Таблица размеров');
});
