import { afterEach, expect, test } from 'vitest';
import { DateField } from '../DateField/index.ts';
import { fieldPage } from '../MaskedField/fieldBench.tsx';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from './TextField.tsx';

let page: ReturnType<typeof fieldPage>;
afterEach(() => page.clear());

test.each([
  { label: 'Имя и отчество', written: 'Әлия Қайратқызы-Іңкәр', middle: 5, typed: 'Ұлы ' },
  { label: 'Дом', written: '12/3', middle: 2, typed: 'А' },
  { label: 'Электронная почта', written: 'anna.k+1@rukav.example', middle: 6, typed: 'ova' },
])(
  'A41: “$written” is typed key by key and mended in the middle',
  async ({ label, written, middle, typed }) => {
    page = fieldPage((value) => <TextField label={label} {...value} />);
    page.begin('', 0);
    await page.press(written);
    expect(page.look()).toBe(`${written}|`);

    page.begin(written, middle);
    await page.press(typed);
    expect(page.look()).toBe(`${written.slice(0, middle)}${typed}|${written.slice(middle)}`);

    page.begin(written, 1, middle);
    await page.press('{Delete}');
    expect(page.look()).toBe(`${written[0]}|${written.slice(middle)}`);
  },
);

test('a letter that is pasted as a letter and its mark is one character', async () => {
  page = fieldPage((value) => <TextField label="Имя" {...value} />);
  page.begin('', 0);

  await page.paste('Андрей Королёв'.normalize('NFD'));

  expect(page.look()).toBe('Андрей Королёв|');
});

test('A41: a password keeps its caret while it is shown and hidden', async () => {
  const labels = { show: 'Показать', hide: 'Скрыть' };
  page = fieldPage((value) => (
    <PasswordField label="Пароль" labels={labels} autoComplete="current-password" {...value} />
  ));
  page.begin('рукав-и-ворот', 5);
  await page.press('7');
  expect(page.look()).toBe('рукав7|-и-ворот');

  page.input().parentElement?.querySelector('button')?.click();
  await expect.poll(() => page.input().type).toBe('text');

  expect(page.look()).toBe('рукав7|-и-ворот');
});

test('A41: a day is written key by key, mended in one part, and emptied', async () => {
  page = fieldPage((value) => <DateField label="День" {...value} />);
  page.begin('', 0);
  await page.press('11252026');
  expect(page.heard().at(-1)).toBe('2026-11-25');

  await page.press('{ArrowLeft}{ArrowUp}');
  expect(page.input().value).toBe('2026-11-26');

  await page.press('{Backspace}');
  expect(page.heard().at(-1)).toBe('');
  await page.press('24');
  expect(page.heard().at(-1)).toBe('2026-11-24');
});
