import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { Modal, type ModalProps } from '../Modal/index.ts';
import { createToasts, Toasts } from '../Toasts/index.ts';
import { createRoot } from 'react-dom/client';
import { atRest, goInHistory, pageWithModals } from './modalBench.tsx';
import { useModal } from './layer.ts';

type Modals = { first: Partial<ModalProps>; second: Partial<ModalProps>; faulty: object };

function First(props: Partial<ModalProps>) {
  return (
    <Modal title="Таблица размеров" {...props}>
      <label>
        Рост <input type="text" autoComplete="off" />
      </label>
      <a href="/oferta">Оферта</a>
    </Modal>
  );
}

function Second(props: Partial<ModalProps>) {
  const { closeAll } = useModal();
  return (
    <Modal title="Как снять мерки" {...props} footer={<button onClick={closeAll}>Закрыть всё</button>}>
      <p>Стоя прямо.</p>
    </Modal>
  );
}

function Faulty() {
  return (
    <Modal title="Отзыв">
      <ErrorSummary title="Проверьте поле" errors={[{ fieldId: 'name', message: 'Укажите имя' }]} />
      <label>
        Имя <input id="name" type="text" autoComplete="off" />
      </label>
    </Modal>
  );
}

let visit: ReturnType<typeof pageWithModals<Modals>>;
beforeEach(() => {
  visit = pageWithModals<Modals>({ first: First, second: Second, faulty: Faulty });
});
afterEach(() => visit.clear());

const dialog = (name: string) => page.getByRole('dialog', { name });
const opened = async (id: 'first' | 'second', props: Partial<ModalProps> = {}) => {
  visit.stack.open(id, props);
  await expect.element(dialog(id === 'first' ? 'Таблица размеров' : 'Как снять мерки')).toBeVisible();
};

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
    visit.stack.open('faulty', {});

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

    visit.stack.close();
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

    visit.stack.close();
    await atRest();
    await userEvent.click(layer(), beside);
    await expect.element(dialog('Таблица размеров')).not.toBeInTheDocument();
  });
});

describe('what lies beneath', () => {
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
    expect(visit.container.inert).toBe(true);

    visit.stack.close();
    await atRest();

    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    expect(visit.container.inert).toBe(false);
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
});

describe('focus', () => {
  test('focus goes into the modal, stays there under Tab and returns to the opener', async () => {
    const opener = visit.opener();
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
    visit.draw(false);
    visit.opener().focus();
    visit.stack.open('first', {});
    visit.draw(true);
    await expect.element(dialog('Таблица размеров')).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    await expect.poll(() => document.activeElement).toBe(visit.opener());
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
    const opener = visit.container.querySelector('main')?.appendChild(document.createElement('button'));
    opener?.focus();
    visit.stack.open('first', {}, { returnTo: 'page-title' });
    await expect.element(dialog('Таблица размеров')).toHaveFocus();
    opener?.remove();

    visit.stack.close();

    await expect.poll(() => document.activeElement?.id).toBe('page-title');
  });

  test('focus that falls to the whole page does not scroll it', async () => {
    const main = visit.container.querySelector('main');
    const opener = main?.appendChild(document.createElement('button'));
    Object.assign(main?.style ?? {}, { marginBlockStart: '500px', minBlockSize: '3000px' });
    opener?.focus({ preventScroll: true });
    visit.stack.open('first', {});
    await expect.element(dialog('Таблица размеров')).toHaveFocus();
    opener?.remove();

    visit.stack.close();

    await expect.poll(() => document.activeElement).toBe(main);
    expect(window.scrollY).toBe(0);
  });

  test('a form’s first field can have the focus', async () => {
    await opened('first', { initialFocus: 'field' });

    await expect.element(page.getByRole('textbox', { name: 'Рост' })).toHaveFocus();
  });

  test('closing all from the second gives the focus back to what opened the first', async () => {
    const opener = visit.opener();
    opener.focus();
    await opened('first');
    await opened('second');

    await userEvent.click(page.getByRole('button', { name: 'Закрыть всё' }));

    await expect.poll(() => document.activeElement).toBe(opener);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

test('a modal that breaks closes, tells, and leaves the page alive', async () => {
  await visit.clear();
  const Broken = () => {
    throw new Error('chunk');
  };
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  visit = pageWithModals<Modals>({ first: Broken, second: Second, faulty: Faulty });

  visit.stack.open('first', {});
  await expect.poll(() => visit.stack.getSnapshot()).toEqual([]);
  await atRest();

  expect(visit.container.inert).toBe(false);
  quiet.mockRestore();
});
