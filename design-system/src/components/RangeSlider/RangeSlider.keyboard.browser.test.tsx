import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { RangeSlider, type RangeSliderProps } from './index.ts';

const onChangeEnd = vi.fn<RangeSliderProps['onChangeEnd']>();
const initial = { from: 2000, to: 6000 };

function Price() {
  const [value, setValue] = useState<RangeSliderProps['value']>(initial);
  return (
    <RangeSlider
      label="Цена"
      endLabels={{ from: 'от', to: 'до' }}
      thumbLabels={{ from: 'Цена от', to: 'Цена до' }}
      min={1000}
      max={9000}
      step={100}
      value={value}
      faults={{ notANumber: 'Введите число', wrongOrder: '«До» не может быть меньше «от»' }}
      format={(amount) => `${amount} ₽`}
      onChangeEnd={(next) => {
        onChangeEnd(next);
        setValue(next);
      }}
    />
  );
}

const from = page.getByRole('slider', { name: 'Цена от' });
const to = page.getByRole('slider', { name: 'Цена до' });
const read = (thumb: typeof from) => () => thumb.element().getAttribute('aria-valuetext');
const focusOn = (thumb: typeof from) => (thumb.element() as HTMLElement).focus();

beforeEach(() => {
  vi.clearAllMocks();
  show(<Price />);
});

test.each([
  ['Right Arrow', '{ArrowRight}', 2100],
  ['Up Arrow', '{ArrowUp}', 2100],
  ['Left Arrow', '{ArrowLeft}', 1900],
  ['Down Arrow', '{ArrowDown}', 1900],
  ['Page Up', '{PageUp}', 3000],
  ['Page Down', '{PageDown}', 1000],
  ['Home', '{Home}', 1000],
])('Multi-thumb slider, %s: moves the lower thumb [A17]', async (_, key, amount) => {
  focusOn(from);

  await userEvent.keyboard(key);

  await expect.poll(read(from)).toBe(`${amount} ₽`);
  await expect.poll(read(to)).toBe(`${initial.to} ₽`);
  expect(onChangeEnd).toHaveBeenLastCalledWith({ from: amount, to: initial.to });
});

test.each([
  ['Right Arrow', '{ArrowRight}', 6100],
  ['Left Arrow', '{ArrowLeft}', 5900],
  ['Page Up', '{PageUp}', 7000],
  ['Page Down', '{PageDown}', 5000],
  ['End', '{End}', 9000],
])('Multi-thumb slider, %s: moves the upper thumb [A17]', async (_, key, amount) => {
  focusOn(to);

  await userEvent.keyboard(key);

  await expect.poll(read(to)).toBe(`${amount} ₽`);
  expect(onChangeEnd).toHaveBeenLastCalledWith({ from: initial.from, to: amount });
});

test('Multi-thumb slider, End and Home: thumbs meet and do not cross [A17]', async () => {
  focusOn(from);
  await userEvent.keyboard('{End}');
  await expect.poll(read(from)).toBe(`${initial.to} ₽`);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(read(from)).toBe(`${initial.to} ₽`);

  await userEvent.keyboard('{Home}');
  focusOn(to);
  await userEvent.keyboard('{Home}');
  await expect.poll(read(to)).toBe('1000 ₽');
});

test('Multi-thumb slider, Tab: leads from one thumb to the other in an order that stays [A17]', async () => {
  focusOn(from);
  await userEvent.keyboard('{End}{Tab}');
  await expect.element(to).toHaveFocus();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(from).toHaveFocus();
});

test('Multi-thumb slider: the bounds of a thumb follow the other one [A17]', async () => {
  await expect.element(from).toHaveAttribute('max', '6000');
  await expect.element(to).toHaveAttribute('min', '2000');

  focusOn(to);
  await userEvent.keyboard('{ArrowLeft}');

  await expect.element(from).toHaveAttribute('max', '5900');
});

test('Multi-thumb slider: its amounts can be written too, so that nobody has to drag [A17]', async () => {
  const field = page.getByRole('textbox', { name: 'от' });

  await userEvent.fill(field, '2500');
  await userEvent.keyboard('{Enter}');

  await expect.poll(read(from)).toBe('2500 ₽');
});
