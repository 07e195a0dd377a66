import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest, goInHistory } from './modalBench.tsx';
import { dialog, sizesOnPage } from './sizesOnPage.tsx';

const { visit, opened, replace } = sizesOnPage();

describe('history', () => {
  test('opening pushes an entry, and closing by the control goes back [MODAL-08 MODAL-09]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    await opened('first');
    expect(push).toHaveBeenCalledOnce();
    push.mockRestore();
    const back = vi.spyOn(window.history, 'go');

    await userEvent.click(page.getByRole('button', { name: 'Закрыть' }));
    await atRest();

    await expect.element(dialog('Таблица размеров')).not.toBeInTheDocument();
    expect(back.mock.calls).toEqual([[-1]]);
    back.mockRestore();
  });

  test('Back dismisses the top modal, and Forward brings nothing back [MODAL-10]', async () => {
    await opened('first');
    await opened('second');

    await goInHistory(-1);
    await expect.element(dialog('Таблица размеров')).toBeVisible();
    await expect.element(dialog('Как снять мерки')).not.toBeInTheDocument();

    await goInHistory(1);
    await expect.element(dialog('Таблица размеров')).toBeVisible();
    await expect.element(dialog('Как снять мерки')).not.toBeInTheDocument();
  });

  test('a link inside a modal replaces its entry', async () => {
    await opened('first');
    const length = window.history.length;

    await userEvent.click(page.getByRole('link', { name: 'Оферта' }));
    await atRest();

    expect(window.location.pathname).toBe('/oferta');
    expect(window.history.length).toBe(length);
    await expect.element(dialog('Таблица размеров')).not.toBeInTheDocument();
    await goInHistory(-1);
    expect(window.location.pathname).not.toBe('/oferta');
  });

  test('a link of an error summary leads to its field and leaves the modal open', async () => {
    visit().stack.open('faulty', {});

    await userEvent.click(page.getByRole('link', { name: 'Укажите имя' }));
    await atRest();

    await expect.element(page.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
  });
});

describe('dismissal', () => {
  test('Escape closes a modal only if it is escapable [MODAL-11]', async () => {
    await opened('first');
    await opened('second', { isEscapable: false });

    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Как снять мерки')).toBeVisible();

    visit().stack.close();
    await atRest();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Таблица размеров')).not.toBeInTheDocument();
  });

  test('a press beside a modal closes it only if it is dismissable [MODAL-12]', async () => {
    await opened('first');
    await opened('second', { isDismissable: false });
    const beside = { position: { x: 4, y: 4 } };
    const layer = () =>
      document.querySelector<HTMLElement>('[role="presentation"]:not([inert])') ?? document.body;

    await userEvent.click(layer(), beside);
    await expect.element(dialog('Как снять мерки')).toBeVisible();

    visit().stack.close();
    await atRest();
    await userEvent.click(layer(), beside);
    await expect.element(dialog('Таблица размеров')).not.toBeInTheDocument();
  });
});

test('a modal that breaks closes, tells, and leaves the page alive', async () => {
  const Broken = () => {
    throw new Error('chunk');
  };
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  await replace({ first: Broken });

  visit().stack.open('first', {});
  await expect.poll(() => visit().stack.getSnapshot()).toEqual([]);
  await atRest();

  expect(visit().container.inert).toBe(false);
  quiet.mockRestore();
});
