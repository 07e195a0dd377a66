import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialog, sizesOnPage } from './sizesOnPage.tsx';

const { visit, opened } = sizesOnPage();

test('focus goes into the modal, stays there under Tab and returns to the opener', async () => {
  const opener = visit().opener();
  opener.focus();
  await opened('first');
  await expect.element(dialog('Таблица размеров')).toHaveFocus();

  for (let presses = 0; presses < 7; presses += 1) {
    await userEvent.keyboard(presses === 3 ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  }

  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('focus returns also to what opened a modal before the stack was drawn', async () => {
  visit().draw(false);
  visit().opener().focus();
  visit().stack.open('first', {});
  visit().draw(true);
  await expect.element(dialog('Таблица размеров')).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  await expect.poll(() => document.activeElement).toBe(visit().opener());
});

test('a press beside a modal that it does not close leaves the focus in it', async () => {
  await opened('first', { isDismissable: false });
  await expect.element(dialog('Таблица размеров')).toHaveFocus();

  await userEvent.click(document.querySelector('[role="presentation"]') ?? document.body, {
    position: { x: 4, y: 4 },
  });

  await expect.element(dialog('Таблица размеров')).toHaveFocus();
});

test('focus returns to the named fallback when the opener is gone', async () => {
  const opener = visit().container.querySelector('main')?.appendChild(document.createElement('button'));
  opener?.focus();
  visit().stack.open('first', {}, { returnTo: 'page-title' });
  await expect.element(dialog('Таблица размеров')).toHaveFocus();
  opener?.remove();

  visit().stack.close();

  await expect.poll(() => document.activeElement?.id).toBe('page-title');
});

test('focus that falls to the whole page does not scroll it', async () => {
  const main = visit().container.querySelector('main');
  const opener = main?.appendChild(document.createElement('button'));
  Object.assign(main?.style ?? {}, { marginBlockStart: '500px', minBlockSize: '3000px' });
  opener?.focus({ preventScroll: true });
  visit().stack.open('first', {});
  await expect.element(dialog('Таблица размеров')).toHaveFocus();
  opener?.remove();

  visit().stack.close();

  await expect.poll(() => document.activeElement).toBe(main);
  expect(window.scrollY).toBe(0);
});

test('a form’s first field can have the focus', async () => {
  await opened('first', { initialFocus: 'field' });

  await expect.element(page.getByRole('textbox', { name: 'Рост' })).toHaveFocus();
});

test('closing all from the second gives the focus back to what opened the first', async () => {
  const opener = visit().opener();
  opener.focus();
  await opened('first');
  await opened('second');

  await userEvent.click(page.getByRole('button', { name: 'Закрыть всё' }));

  await expect.poll(() => document.activeElement).toBe(opener);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
