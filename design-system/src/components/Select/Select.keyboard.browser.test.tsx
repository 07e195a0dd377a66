import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { Select } from './index.ts';

// The list is the browser's own, and so are its keys; what is tested is that nothing of ours stands in their way.
const onChange = vi.fn<(value: string) => void>();
const select = page.getByRole('combobox', { name: 'Сначала показать' });

beforeEach(async () => {
  vi.clearAllMocks();
  show(
    <Select
      label="Сначала показать"
      defaultValue="new"
      onChange={onChange}
      options={[
        { value: 'popular', label: 'популярные' },
        { value: 'new', label: 'новые' },
        { value: 'cheap', label: 'дешёвые' },
        { value: 'dear', label: 'дорогие', isDisabled: true },
        { value: 'sale', label: 'со скидкой' },
      ]}
    />,
  );
  await userEvent.keyboard('{Tab}');
});

test.each([
  ['Down Arrow: takes the next', '{ArrowDown}', 'cheap'],
  ['Up Arrow: takes the one before', '{ArrowUp}', 'popular'],
  ['Home: takes the first', '{Home}', 'popular'],
  ['End: takes the last', '{End}', 'sale'],
])('Native select, %s [APG listbox]', async (_, key, value) => {
  await userEvent.keyboard(key);

  await expect.element(select).toHaveValue(value);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
});

test('Native select, Down Arrow: passes by an option that cannot be had [APG listbox]', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');

  await expect.element(select).toHaveValue('sale');
});

test('Native select, Up Arrow: stops at the first option [APG listbox]', async () => {
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');

  await expect.element(select).toHaveValue('popular');
});
