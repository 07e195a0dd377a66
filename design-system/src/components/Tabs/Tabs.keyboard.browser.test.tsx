import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { Tabs } from './index.ts';

const onChange = vi.fn<(id: string) => void>();
const ways = { courier: 'Курьером', shop: 'В магазине', post: 'Почтой' };
const tab = (name: string) => page.getByRole('tab', { name });
const isOpen = async (name: string) => {
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
  expect(page.getByRole('tab', { selected: true }).elements()).toHaveLength(1);
};

beforeEach(async () => {
  vi.clearAllMocks();
  show(
    <>
      <button type="button">До</button>
      <Tabs
        label="Способы получения"
        initialTab="shop"
        onChange={onChange}
        tabs={Object.entries(ways).map(([id, label]) => ({ id, label, content: `Получить: ${label}` }))}
      />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'До' }));
  await userEvent.keyboard('{Tab}');
});

test('Tabs, Tab: leads to the open tab, from there to its panel, and back [A45]', async () => {
  await expect.element(tab('В магазине')).toHaveFocus();

  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tabpanel', { name: 'В магазине' })).toHaveFocus();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(tab('В магазине')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('Tabs, Right Arrow: opens the next tab, and from the last the first [A45]', async () => {
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Почтой')).toHaveFocus();
  await isOpen('Почтой');

  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Курьером')).toHaveFocus();
  await isOpen('Курьером');
  expect(onChange.mock.calls).toEqual([['post'], ['courier']]);
});

test('Tabs, Left Arrow: opens the tab before, and from the first the last [A45]', async () => {
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Курьером')).toHaveFocus();
  await isOpen('Курьером');

  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Почтой')).toHaveFocus();
  await isOpen('Почтой');
});

test('Tabs, Home: opens the first tab [A45]', async () => {
  await userEvent.keyboard('{Home}');

  await expect.element(tab('Курьером')).toHaveFocus();
  await isOpen('Курьером');
});

test('Tabs, End: opens the last tab [A45]', async () => {
  await userEvent.keyboard('{End}');

  await expect.element(tab('Почтой')).toHaveFocus();
  await isOpen('Почтой');
});

test.each(['{Enter}', ' '])('Tabs, Enter and Space: leave an open tab open (%s) [A45]', async (key) => {
  await userEvent.keyboard(key);

  await isOpen('В магазине');
  await expect.element(tab('В магазине')).toHaveFocus();
});

test.each(['{ArrowDown}', '{ArrowUp}'])(
  'Tabs in a row, Up and Down Arrow: are left to the page (%s) [A45]',
  async (key) => {
    await userEvent.keyboard(key);

    await isOpen('В магазине');
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('Tabs: each tab controls its panel, and the row is named [A45]', async () => {
  await expect.element(page.getByRole('tablist', { name: 'Способы получения' })).toBeVisible();

  for (const name of Object.values(ways)) {
    const panel = document.getElementById(tab(name).element().getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toBe(`Получить: ${name}`);
  }
});
