import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { ComboBox } from './index.ts';

const groups = [
  { label: 'Казахстан', options: ['Алматы', 'Астана'].map((label) => ({ value: label, label })) },
  { label: 'Россия', options: [{ value: 'Москва', label: 'Москва' }] },
];

function Cities({ items = groups }: { items?: typeof groups }) {
  const [text, setText] = useState('');
  return (
    <>
      <p>Доставим завтра</p>
      <ComboBox
        label="Город"
        requirement="обязательно"
        inputValue={text}
        onInputChange={setText}
        items={items}
        onSelect={({ label }) => setText(label)}
        status="Найдено 3 города"
      />
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Город обязательно' });
const hidden = () => document.querySelector('p')?.closest('[aria-hidden="true"]');
const announced = () => document.querySelector('[role="log"]')?.textContent ?? '';

afterEach(() => vi.restoreAllMocks());

test('while its list is open a screen reader finds the field, the list and the status alone', async () => {
  show(<Cities />);
  await userEvent.click(field);
  expect(hidden()).toBeNull();

  await userEvent.keyboard('А');

  await expect.element(page.getByRole('listbox', { name: 'Город' })).toBeVisible();
  expect(hidden()).not.toBeNull();
  await expect.element(page.getByRole('status')).toHaveTextContent('Найдено 3 города');
  await expect.element(field).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await expect.poll(hidden).toBeNull();
});

test('a field that has nothing to suggest hides nothing', async () => {
  show(<Cities items={[]} />);
  await userEvent.click(field);

  await userEvent.keyboard('А');

  await expect.element(field).toHaveValue('А');
  expect(hidden()).toBeNull();
});

test('VoiceOver, which does not follow a marked suggestion, has it said with its group [A31]', async () => {
  vi.spyOn(window.navigator, 'platform', 'get').mockReturnValue('MacIntel');
  Object.defineProperty(window.navigator, 'userAgentData', { value: undefined, configurable: true });
  show(<Cities />);
  await userEvent.click(field);

  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(announced).toContain('Группа Россия. Москва');

  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(announced).toContain('Группа Казахстан. Алматы');
});
