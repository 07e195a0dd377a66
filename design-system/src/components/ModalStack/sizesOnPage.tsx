import { ErrorSummary } from '../ErrorSummary/index.ts';
import { Modal, type ModalProps } from '../Modal/index.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { ModalRenderers } from './ModalStack.tsx';
import { useModal } from './layer.ts';
import { pageWithModals } from './modalBench.tsx';

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

/** Before each test of the file, a page on which a table of sizes, measures above it and a form with a fault can be opened. */
export function sizesOnPage() {
  let visit: ReturnType<typeof pageWithModals<Modals>>;
  const begin = (replaced: Partial<ModalRenderers<Modals>> = {}) =>
    (visit = pageWithModals<Modals>({ first: First, second: Second, faulty: Faulty, ...replaced }));
  beforeEach(() => void begin());
  afterEach(() => visit.clear());

  return {
    /** The page as it stands in the present test. */
    visit: () => visit,
    /** Begins the page anew with other modals. */
    async replace(replaced: Partial<ModalRenderers<Modals>>) {
      await visit.clear();
      begin(replaced);
    },
    /** Opens a modal and waits until it is seen. */
    async opened(id: 'first' | 'second', props: Partial<ModalProps> = {}) {
      visit.stack.open(id, props);
      await expect.element(dialog(titles[id])).toBeVisible();
    },
  };
}

const titles = { first: 'Таблица размеров', second: 'Как снять мерки' };

export const dialog = (name: string) => page.getByRole('dialog', { name });
