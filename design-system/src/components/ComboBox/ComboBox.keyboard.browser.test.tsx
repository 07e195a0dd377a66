import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { ComboBox, type ComboBoxProps } from './index.ts';

const cities = ['Алматы', 'Астана', 'Москва'].map((label) => ({ value: label, label }));
const onSelect = vi.fn<ComboBoxProps['onSelect']>();
const onSubmit = vi.fn<(text: string) => void>();

function Cities({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <ComboBox
        label="Город"
        inputValue={text}
        onInputChange={setText}
        items={cities}
        onSelect={(option) => {
          onSelect(option);
          setText(option.label);
        }}
        onSubmit={onSubmit}
      />
      <button type="button">Дальше</button>
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Город' });
const list = page.getByRole('listbox', { name: 'Город' });
const caret = () => (field.element() as HTMLInputElement).selectionStart;
/** The option that assistive technology takes for the focused one. */
const marked = () => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? 'nothing of this id');
};

beforeEach(async () => {
  vi.clearAllMocks();
  show(<Cities />);
  await userEvent.click(field);
});

describe('in the field', () => {
  test('Combobox, Down Arrow: opens the list and moves to the first option [A30]', async () => {
    await userEvent.keyboard('{ArrowDown}');

    await expect.element(list).toBeVisible();
    expect(marked()).toBe('Алматы');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  });

  test('Combobox, Up Arrow: opens the list and moves to the last option [A30]', async () => {
    await userEvent.keyboard('{ArrowUp}');

    await expect.element(list).toBeVisible();
    expect(marked()).toBe('Москва');
  });

  test('Combobox, Alt + Down Arrow: opens the list and marks nothing [A30]', async () => {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');

    await expect.element(list).toBeVisible();
    expect(marked()).toBeUndefined();
  });

  test('Combobox, Alt + Up Arrow: closes the list and keeps what is written [A30]', async () => {
    await userEvent.keyboard('Ал');
    await expect.element(list).toBeVisible();

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('Ал');
  });

  test('Combobox, Escape: closes the list, and empties the field when it is closed [A30]', async () => {
    await userEvent.keyboard('Ал');
    await expect.element(list).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('Ал');

    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
  });

  test('Combobox, Enter: without a marked option hands the text on [A30 A34]', async () => {
    await userEvent.keyboard('Алм{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Алм');
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('Combobox, Printable Characters: are written, and the list opens [A30]', async () => {
    await userEvent.keyboard('Аст');

    await expect.element(field).toHaveValue('Аст');
    await expect.element(list).toBeVisible();
  });

  test('Combobox, Tab: closes the list, takes nothing and goes on [A30]', async () => {
    await userEvent.keyboard('{ArrowDown}{Tab}');

    await expect.element(page.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
    expect(onSelect).not.toHaveBeenCalled();
  });
});

describe('in the list', () => {
  test('Listbox popup, Down Arrow: moves to the next option, and from the last to the first [A30]', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Астана');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Алматы');
    await expect.element(field).toHaveFocus();
  });

  test('Listbox popup, Up Arrow: moves to the option before, and from the first to the last [A30]', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(marked()).toBe('Алматы');

    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe('Москва');
  });

  test('Listbox popup, Enter: takes the option, closes the list and keeps the focus [A30]', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(cities[1]);
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(field).toHaveValue('Астана');
    await expect.element(field).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
  });

  test('Listbox popup, Escape: closes the list and takes nothing [A30]', async () => {
    await userEvent.keyboard('Ал{ArrowDown}{Escape}');

    await expect.element(list).not.toBeInTheDocument();
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(field).toHaveValue('Ал');
  });

  test.each([
    ['Left Arrow', '{ArrowLeft}', 1],
    ['Right Arrow', '{ArrowRight}', 2],
    ['Home', '{Home}', 0],
    ['End', '{End}', 2],
  ])('Listbox popup, %s: goes back to the text and moves the caret [A30]', async (_, key, place) => {
    await userEvent.keyboard('Ал{ArrowDown}');
    expect(marked()).toBe('Алматы');

    await userEvent.keyboard(key);

    expect(marked()).toBeUndefined();
    expect(caret()).toBe(place);
    await expect.element(list).toBeVisible();
  });

  test('Listbox popup, Printable Characters: are written after the text, and nothing is marked [A30]', async () => {
    await userEvent.keyboard('Ал{ArrowDown}м');

    await expect.element(field).toHaveValue('Алм');
    expect(marked()).toBeUndefined();
  });

  test('Listbox popup: only the marked option is selected, and the field controls the list [A30]', async () => {
    await userEvent.keyboard('{ArrowDown}');

    const selected = list.getByRole('option', { selected: true });
    expect(selected.elements().map(({ textContent }) => textContent)).toEqual(['Алматы']);
    await expect.element(field).toHaveAttribute('aria-controls', list.element().id);
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
  });
});
