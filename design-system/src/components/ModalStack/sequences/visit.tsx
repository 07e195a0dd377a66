import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { themes } from '../../../theme/index.ts';
import { Modal } from '../../Modal/index.ts';
import { browserHistoryPort } from '../browserHistoryPort.ts';
import { historyGate } from '../historyGate.ts';
import { createModalStack, type ModalStackStore } from '../createModalStack.ts';
import { useModal } from '../layer.ts';
import { ModalStack } from '../ModalStack.tsx';

interface AnyProps {
  name: string;
  isEscapable: boolean;
  isDismissable: boolean;
}

/** How a test takes hold of the application in its frame. */
export interface Visit {
  stack: ModalStackStore<{ any: AnyProps }>;
  /** How the modals that are opened from now on may be dismissed. */
  dismissal: { isEscapable: boolean; isDismissable: boolean };
  openByData: () => void;
  rewriteByData: () => void;
  /** Openings and closings since the application was loaded. */
  tally: { opened: number; closed: number };
  /** Where React Router believes it is. */
  routerAddress: () => string;
  /** How often a page's data was asked for since the application was loaded. */
  loads: () => number;
  /** The page that was last shown and has had its time to take the focus. */
  shown: () => number | undefined;
}

declare global {
  interface Window {
    visit?: Visit;
  }
}

let loads = 0;
let shown: number | undefined;
const gate = historyGate(window);
const router = createBrowserRouter([{ path: '*', loader: () => (loads += 1), Component: Shop }]);
const stack = createModalStack<{ any: AnyProps }>({
  history: browserHistoryPort(window, {
    gate,
    navigate: (to, options) => void router.navigate(to, options),
  }),
});
const tally = { opened: 0, closed: 0 };
stack.onOpened(() => void (tally.opened += 1));
stack.onClosed(() => void (tally.closed += 1));

const useOpen = () => useSyncExternalStore(stack.subscribe, stack.getSnapshot);
const nameOfNext = () => `m${tally.opened + 1}`;
const pageOf = (search: string) => Number(new URLSearchParams(search).get('page'));

/** Where the filter “size” leads: the same page, narrowed once more. */
function narrowed({ pathname, search }: { pathname: string; search: string }) {
  const size = Number(new URLSearchParams(search).get('size'));
  return `${pathname}?page=${pageOf(search)}&size=${size + 1}`;
}

const visit: Visit = {
  stack,
  tally,
  dismissal: { isEscapable: true, isDismissable: true },
  openByData: () => void stack.open('any', { name: nameOfNext(), ...visit.dismissal }),
  rewriteByData: () => stack.rewrite(narrowed(router.state.location)),
  routerAddress: () => router.state.location.search,
  loads: () => loads,
  shown: () => shown,
};

/** What the page and each modal offer. The second button is gone for as long as what it opened is there. */
function Offers({ place }: { place: string }) {
  const [from, setFrom] = useState('');
  const isGone = useOpen().some(({ props }) => props.name === from);
  const openAndGo = () => {
    const name = nameOfNext();
    setFrom(name);
    stack.open('any', { name, ...visit.dismissal }, { returnTo: `${place}-title` });
  };

  return (
    <>
      <button id={`${place}-open`} type="button" onClick={visit.openByData}>
        Открыть: {place}
      </button>
      {!isGone && (
        <button type="button" onClick={openAndGo}>
          Удалить и открыть: {place}
        </button>
      )}
      <button id={`${place}-rewrite`} type="button" onClick={visit.rewriteByData}>
        Сузить: {place}
      </button>
    </>
  );
}

function AnyModal({ name, ...dismissal }: AnyProps) {
  const { closeAll } = useModal();
  const { pathname, search } = useLocation();

  return (
    <Modal {...dismissal} size="small" title={name} closeLabel={`Закрыть: ${name}`}>
      <p id={`${name}-title`} tabIndex={-1}>
        Окно {name}
      </p>
      <Offers place={name} />
      <a href={`${pathname}?page=${pageOf(search) + 1}`}>Дальше: {name}</a>
      <button type="button" onClick={closeAll}>
        Закрыть всё: {name}
      </button>
    </Modal>
  );
}

/** A page that takes the focus when it is come to from another, as the store's do. */
function Shop() {
  const { key, search } = useLocation();
  const page = pageOf(search);
  const isFree = useOpen().length === 0;
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isFree) return;
    if (shown !== undefined && shown !== page) title.current?.focus();
    shown = page;
  }, [page, isFree]);

  return (
    <>
      <main id="main">
        <h1 ref={title} id="page-title" tabIndex={-1}>
          Страница {page}
        </h1>
        <Offers key={page} place="page" />
        <Link to={{ search: `?page=${page + 1}` }}>Дальше: page</Link>
        <p style={{ height: '300vh' }}>Адрес: {search}</p>
      </main>
      <ModalStack stack={stack} modals={{ any: AnyModal }} closeLabel="Закрыть" address={key} />
    </>
  );
}

document.documentElement.className = themes.rukav.className;
const container = document.querySelector('#app');
if (container) createRoot(container).render(<RouterProvider router={router} />);
window.visit = visit;
