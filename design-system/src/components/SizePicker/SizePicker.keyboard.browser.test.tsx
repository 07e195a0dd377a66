import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { SizePicker } from './index.ts';

const onSoldOutPress = vi.fn<(value: string) => void>();
const size = (name: string | RegExp) => page.getByRole('radio', { name });

function Sizes() {
  const [value, setValue] = useState<string | undefined>('42');
  return (
    <SizePicker
      label="Размер"
      options={[
        { value: '42', label: '42' },
        { value: '44', label: '44', isSoldOut: true, note: 'нет в наличии' },
        { value: '46', label: '46' },
      ]}
      value={value}
      onChange={setValue}
      onSoldOutPress={onSoldOutPress}
    />
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  show(<Sizes />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
});

test('Radio group, Right Arrow: stops at a size that is sold out and does not choose it [A24]', async () => {
  await expect.element(size(/^44.*нет в наличии$/)).toHaveFocus();
  await expect.element(size(/^44.*нет в наличии$/)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(size('42')).toBeChecked();

  await userEvent.keyboard('{ArrowRight}');
  await expect.element(size('46')).toBeChecked();
});

test('Radio group, Space: on a size that is sold out asks to be told, and chooses nothing [A24]', async () => {
  await userEvent.keyboard(' ');

  expect(onSoldOutPress).toHaveBeenCalledExactlyOnceWith('44');
  await expect.element(size('42')).toBeChecked();
});

test('Radio group, Tab: comes back to the chosen size after one that is sold out [A24]', async () => {
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');

  await expect.element(size('42')).toHaveFocus();
});
