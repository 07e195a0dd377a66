import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { Menu } from './index.ts';

const onAction = vi.fn<(id: string) => void>();
const button = page.getByRole('button', { name: 'Действия с заказом' });
const menu = page.getByRole('menu', { name: 'Действия с заказом' });
const item = (name: string) => page.getByRole('menuitem', { name });

beforeEach(async () => {
  vi.clearAllMocks();
  show(
    <>
      <Menu
        label="Действия с заказом"
        onAction={onAction}
        items={[
          { id: 'repeat', label: 'Повторить заказ' },
          { id: 'receipt', label: 'Скачать чек', isDisabled: true },
          { id: 'code', label: 'QR-код для магазина' },
          { id: 'cancel', label: 'Отменить заказ', tone: 'danger' },
        ]}
      />
      <button type="button">Дальше</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
});

test.each([
  ['Enter', '{Enter}', 'Повторить заказ'],
  ['Space', ' ', 'Повторить заказ'],
  ['Down Arrow', '{ArrowDown}', 'Повторить заказ'],
  ['Up Arrow', '{ArrowUp}', 'Отменить заказ'],
])('Menu button, %s: opens the menu [APG menu button]', async (_, key, focused) => {
  await userEvent.keyboard(key);

  await expect.element(item(focused)).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('Menu, Down Arrow: moves to the next that can be done, and from the last to the first [APG menu button]', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Повторить заказ')).toHaveFocus();

  for (const next of ['QR-код для магазина', 'Отменить заказ', 'Повторить заказ']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item(next)).toHaveFocus();
  }
});

test('Menu, Up Arrow: moves to the one before, and from the first to the last [APG menu button]', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Повторить заказ')).toHaveFocus();

  for (const next of ['Отменить заказ', 'QR-код для магазина']) {
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item(next)).toHaveFocus();
  }
});

test('Menu, Home, End and a letter: lead to the first, the last and what begins so [APG menu button]', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Повторить заказ')).toHaveFocus();

  await userEvent.keyboard('{End}');
  await expect.element(item('Отменить заказ')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Повторить заказ')).toHaveFocus();
  await userEvent.keyboard('q');
  await expect.element(item('QR-код для магазина')).toHaveFocus();
});

test.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('Menu, %s: does what is marked, closes and gives the focus back [APG menu button]', async (_, key) => {
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Отменить заказ')).toHaveFocus();

  await userEvent.keyboard(key);

  await expect.element(menu).not.toBeInTheDocument();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('cancel');
  await expect.element(button).toHaveFocus();
});

test('Menu, Escape: closes it and gives the focus back [APG menu button]', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Повторить заказ')).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(onAction).not.toHaveBeenCalled();
});

test('Menu, Tab: closes it and goes on from its button [APG menu button]', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Повторить заказ')).toHaveFocus();

  await userEvent.keyboard('{Tab}');

  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Дальше' })).toHaveFocus();
});
