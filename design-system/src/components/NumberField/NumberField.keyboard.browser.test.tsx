import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { NumberField } from './index.ts';

const onChange = vi.fn<(value: number | null) => void>();

function Height() {
  const [value, setValue] = useState<number | null>(170);
  return (
    <NumberField
      label="Рост"
      suffix="см"
      minValue={100}
      maxValue={220}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const field = page.getByRole('spinbutton', { name: 'Рост' });
beforeEach(async () => {
  vi.clearAllMocks();
  show(<Height />);
  await userEvent.keyboard('{Tab}');
});

test.each([
  ['Up Arrow: one more', '{ArrowUp}', 171],
  ['Down Arrow: one less', '{ArrowDown}', 169],
  ['Page Up: ten more', '{PageUp}', 180],
  ['Page Down: ten less', '{PageDown}', 160],
  ['Home: the least', '{Home}', 100],
  ['End: the greatest', '{End}', 220],
])('Spinbutton, %s [APG spinbutton]', async (_, key, value) => {
  await userEvent.keyboard(key);

  expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
  await expect.element(field).toHaveAttribute('aria-valuenow', String(value));
  await expect.element(field).toHaveValue(String(value));
  await expect.element(field).toHaveFocus();
});

test('Spinbutton, Up and Down Arrow: stop at the bounds, which are told [APG spinbutton]', async () => {
  await userEvent.keyboard('{End}{ArrowUp}{PageUp}');
  await expect.element(field).toHaveAttribute('aria-valuenow', '220');

  await userEvent.keyboard('{Home}{ArrowDown}{PageDown}');
  await expect.element(field).toHaveAttribute('aria-valuenow', '100');
  await expect.element(field).toHaveAttribute('aria-valuemin', '100');
  await expect.element(field).toHaveAttribute('aria-valuemax', '220');
});

test('Spinbutton, figures: are written, and Enter settles them within the bounds [APG spinbutton]', async () => {
  await userEvent.keyboard('{Control>}a{/Control}300');
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(220);
});

test('Spinbutton, Left and Right Arrow: move the caret within the text [APG spinbutton]', async () => {
  await userEvent.keyboard('{Control>}a{/Control}{ArrowRight}{ArrowLeft}{Backspace}8{Enter}');

  expect(onChange).toHaveBeenCalledExactlyOnceWith(180);
});
