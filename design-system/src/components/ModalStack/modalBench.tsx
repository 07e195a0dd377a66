import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { themes } from '../../theme/index.ts';
import { browserHistoryPort } from './browserHistoryPort.ts';
import { historyGate } from './historyGate.ts';
import { createModalStack, type ModalsOf } from './createModalStack.ts';
import { ModalStack, type ModalRenderers } from './ModalStack.tsx';

/** A page with a modal stack on the browser's real history, for tests. `clear` takes it away with what it opened. */
export function pageWithModals<Modals extends ModalsOf<Modals>>(
  modals: ModalRenderers<Modals>,
  closeLabel = 'Закрыть',
) {
  const write = (to: string, { replace }: { replace: boolean }) => {
    window.history[replace ? 'replaceState' : 'pushState']({ idx: (idx += replace ? 0 : 1) }, '', to);
    stack.addressChanged();
  };
  let idx = 0;
  const start = window.location.href;
  window.history.replaceState({ idx }, '');
  const stack = createModalStack<Modals>({
    history: browserHistoryPort(window, { navigate: write, gate: historyGate(window) }),
  });

  document.documentElement.className = themes.rukav.className;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const draw = (isStackDrawn: boolean) =>
    flushSync(() =>
      root.render(
        <>
          <main>
            <h1 id="page-title">Платья</h1>
            <button type="button">Открыть</button>
            <p style={{ height: '300vh' }}>Страница</p>
          </main>
          {isStackDrawn && <ModalStack stack={stack} modals={modals} closeLabel={closeLabel} />}
        </>,
      ),
    );
  draw(true);

  return {
    stack,
    container,
    navigate: write,
    /** Draws the page anew, with the stack or without it. */
    draw,
    opener: () => container.querySelector('button') ?? container,
    async clear() {
      stack.closeAll();
      await atRest();
      stack.stop();
      root.unmount();
      container.remove();
      window.history.replaceState(null, '', start);
    },
  };
}

/** Waits for moves through history that are under way. */
export const atRest = () => new Promise((resolve) => setTimeout(resolve, 120));

/** The shopper's own Back or Forward. */
export async function goInHistory(delta: number) {
  window.history.go(delta);
  await atRest();
}
