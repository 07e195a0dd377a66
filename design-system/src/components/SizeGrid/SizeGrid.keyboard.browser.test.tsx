import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { SizeGrid } from './index.ts';

function Sizes() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <SizeGrid
      label="Размер"
      values={['42', '44', '46', '48'].map((label) => ({
        value: label,
        label,
        isSelected: chosen.includes(label),
        unavailable: label === '48' ? 'таких нет' : undefined,
      }))}
      cap={{ isReached: chosen.length === 2, reason: 'Можно выбрать не больше двух размеров' }}
      onToggle={(value) =>
        setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
      }
    />
  );
}

const size = (name: RegExp) => page.getByRole('checkbox', { name });
beforeEach(async () => {
  show(<Sizes />);
  await userEvent.keyboard('{Tab}');
});

test('Checkbox, Tab: every size is a stop, for several can be chosen [APG checkbox]', async () => {
  await expect.element(size(/42/)).toHaveFocus();

  await userEvent.keyboard('{Tab}');
  await expect.element(size(/44/)).toHaveFocus();
});

test('Checkbox, Space: chooses a size and gives it up again [APG checkbox]', async () => {
  await userEvent.keyboard(' {Tab} ');
  await expect.element(size(/42/)).toBeChecked();
  await expect.element(size(/44/)).toBeChecked();

  await userEvent.keyboard(' ');
  await expect.element(size(/44/)).not.toBeChecked();
  await expect.element(size(/42/)).toBeChecked();
});

test('Checkbox, Space: past the most that can be chosen changes nothing, and the stop stays [A15]', async () => {
  await userEvent.keyboard(' {Tab} {Tab}');
  await expect.element(size(/46/)).toHaveFocus();
  await expect.element(size(/46/)).toHaveAttribute('aria-disabled', 'true');

  await userEvent.keyboard(' ');

  await expect.element(size(/46/)).not.toBeChecked();
  const reason = document.getElementById(size(/46/).element().getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Можно выбрать не больше двух размеров');
});

test('Checkbox, Tab: passes by a size that there is none of, which says so in its name [A15]', async () => {
  await userEvent.keyboard('{Tab}{Tab}{Tab}');

  await expect.element(size(/48.*таких нет/)).not.toHaveFocus();
  await expect.element(size(/48.*таких нет/)).toBeDisabled();
});
