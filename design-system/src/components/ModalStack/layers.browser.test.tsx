import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createToasts, Toasts } from '../Toasts/index.ts';
import { atRest } from './modalBench.tsx';
import { dialog, sizesOnPage } from './sizesOnPage.tsx';

const { visit, opened } = sizesOnPage();

test('a modal hides the one beneath it, which comes back as it was, with its focus [MODAL-13]', async () => {
  await opened('first');
  const field = page.getByRole('textbox', { name: 'Рост' });
  await userEvent.fill(field, '176');
  await opened('second');

  const covered = document.querySelector('[data-covered]');
  expect(covered).toHaveProperty('inert', true);
  await expect.poll(() => getComputedStyle(covered ?? document.body).visibility).toBe('hidden');

  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('176');
  await expect.element(field).toHaveFocus();
});

test('layers begin at 5000 and rise by one [MODAL-14]', async () => {
  await opened('first');
  await opened('second');

  const layers = [...document.querySelectorAll('[role="presentation"]')];
  expect(layers.map((layer) => getComputedStyle(layer).zIndex)).toEqual(['5000', '5001']);
});

test('the page does not scroll and is inert while a modal is open [MODAL-15]', async () => {
  await opened('first');
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await expect.poll(() => visit().container.inert).toBe(true);

  visit().stack.close();
  await atRest();

  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  expect(visit().container.inert).toBe(false);
});

test('a toast stays alive above a modal and can be reached by F8', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const toasts = createToasts();
  root.render(<Toasts toasts={toasts} label="Уведомления ({hotkey})" closeLabel="Скрыть" />);
  await opened('first');
  toasts.show({ id: 'one', message: 'Товар отложен' });
  await expect.element(page.getByRole('button', { name: 'Скрыть' })).toBeVisible();

  await userEvent.keyboard('{F8}');
  expect(document.activeElement?.closest('[data-toasts]')).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Скрыть' }));

  expect(toasts.getSnapshot()).toEqual([]);
  await expect.element(dialog('Таблица размеров')).toBeVisible();
  root.unmount();
  host.remove();
});
