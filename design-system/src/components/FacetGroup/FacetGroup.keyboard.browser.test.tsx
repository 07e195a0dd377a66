import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import { FacetGroup } from './index.ts';

const onReset = vi.fn<() => void>();
const opener = page.getByRole('button', { name: 'Размер, выбрано 2' });
const value = page.getByRole('checkbox', { name: '44' });

beforeEach(async () => {
  vi.clearAllMocks();
  show(
    <>
      <FacetGroup
        label="Размер"
        selected={{ count: '2', label: 'выбрано 2' }}
        reset={{ label: 'Сбросить размер', onReset }}
      >
        <label>
          <input type="checkbox" /> 44
        </label>
      </FacetGroup>
      <button type="button">Дальше</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
});

test.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('Disclosure, %s: opens what is closed and closes what is open [A13 A46]', async (_, key) => {
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(value).not.toBeInTheDocument();

  await userEvent.keyboard(key);
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(value).toBeVisible();

  await userEvent.keyboard(key);
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(opener).toHaveFocus();
});

test('Disclosure, Tab: passes by what is closed and leads into what is open [A46]', async () => {
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Дальше' })).toHaveFocus();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Tab}');
  await expect.element(value).toHaveFocus();
});

test('Disclosure: it controls a group of the same name [A13 A46]', async () => {
  await userEvent.keyboard('{Enter}');

  const group = page.getByRole('group', { name: 'Размер, выбрано 2' });
  await expect.element(opener).toHaveAttribute('aria-controls', group.element().id);
});

test('Disclosure, Enter on what empties it: empties it and gives the focus to the heading [A18]', async () => {
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');

  expect(onReset).toHaveBeenCalledOnce();
  await expect.element(opener).toHaveFocus();
});
