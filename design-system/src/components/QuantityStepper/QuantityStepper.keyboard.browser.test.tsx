import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { QuantityStepper } from './index.ts';

function Quantity() {
  const [value, setValue] = useState(3);
  return (
    <>
      <QuantityStepper
        label="Количество: платье «Нева»"
        labels={{ decrease: 'Уменьшить', increase: 'Увеличить' }}
        maxNote="Больше нет в наличии"
        maxValue={12}
        value={value}
        onChange={setValue}
      />
      <button type="button">Дальше</button>
    </>
  );
}

const field = page.getByRole('spinbutton', { name: 'Количество: платье «Нева»' });
const value = () => field.element().getAttribute('aria-valuenow');
beforeEach(async () => {
  show(<Quantity />);
  await userEvent.keyboard('{Tab}');
});

test.each([
  ['Up Arrow: one more', '{ArrowUp}', 4],
  ['Down Arrow: one less', '{ArrowDown}', 2],
  ['Page Up: five more', '{PageUp}', 8],
  ['Page Down: five less, not below the least', '{PageDown}', 1],
  ['Home: the least', '{Home}', 1],
  ['End: the greatest', '{End}', 12],
])('Spinbutton, %s [APG spinbutton]', async (_, key, next) => {
  await userEvent.keyboard(key);

  await expect.poll(value).toBe(String(next));
  await expect.element(field).toHaveFocus();
});

test('Spinbutton, figures: replace the number and are settled on leaving [APG spinbutton]', async () => {
  await userEvent.keyboard('7');
  await expect.poll(value).toBe('3');

  await userEvent.keyboard('{Tab}');
  await expect.poll(value).toBe('7');
});

test('Spinbutton, Tab: passes its buttons, which do what the arrows do [APG spinbutton]', async () => {
  await userEvent.keyboard('{Tab}');

  await expect.element(page.getByRole('button', { name: 'Дальше' })).toHaveFocus();
});

test('Spinbutton: at the greatest number it says why there is no more [APG spinbutton]', async () => {
  await userEvent.keyboard('{End}');

  await expect.poll(value).toBe('12');
  const reason = document.getElementById(field.element().getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Больше нет в наличии');
});
