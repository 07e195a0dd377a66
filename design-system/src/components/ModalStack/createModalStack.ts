import type { HistoryPort } from './HistoryPort.ts';
import { createSignal } from './signal.ts';
import { createTrail } from './trail.ts';

/** The modals of an application: an id and the props its renderer takes. */
export type ModalsOf<Modals> = { [Id in keyof Modals]: object };

/** A modal that is open. */
export interface OpenModal<Modals extends ModalsOf<Modals>, Id extends keyof Modals = keyof Modals> {
  /** Unique among all that were ever opened. */
  readonly key: string;
  readonly id: Id;
  readonly props: Modals[Id];
  readonly returnTo: string | undefined;
}

/** What can be said on opening a modal. */
export interface OpenOptions {
  /** The id of the element that takes the focus afterwards if what opened the modal is gone by then. */
  returnTo?: string;
}

/** Why a modal closed: it was asked to, the shopper went Back, or the page beneath it was left. */
export type CloseReason = 'closed' | 'back' | 'left';

/** Which modal was opened or closed; `key` differs between two openings of the same one. */
export interface ModalEvent<Id> {
  id: Id;
  key: string;
}

/** The one stack of an application's modals: plain data, without React and without a router. */
export interface ModalStackStore<Modals extends ModalsOf<Modals>> {
  /** Opens a modal above the others, with a history entry of its own. Answers the key that `close` takes. */
  open: <Id extends keyof Modals & string>(id: Id, props: Modals[Id], options?: OpenOptions) => string;
  /** Closes the top modal, or the one named by its key wherever it lies. */
  close: (key?: string) => void;
  /** Closes every modal at once, going back as many entries as there are. */
  closeAll: () => void;
  /**
   * Goes to another page. Open modals close when it is there, and it takes their place in history, so that Back leads to
   * the page beneath them. Without modals it is an ordinary navigation: a site's navigation may always go this way.
   */
  follow: (to: string) => void;
  /**
   * Writes the address of the page beneath without leaving it, such as a filter chosen in a drawer. The page's own entry
   * gets the address when the modals' entries are gone.
   */
  rewrite: (to: string) => void;
  /** To be called whenever the router has written an address: tells a page that changed its address from one that left. */
  addressChanged: () => void;
  /** The open modals, lowest first. The same array until something opens or closes. */
  getSnapshot: () => readonly OpenModal<Modals>[];
  subscribe: (listener: () => void) => () => void;
  onOpened: (listener: (event: ModalEvent<keyof Modals>) => void) => () => void;
  /** Called once for each modal, however it closed: the place for what follows from closing, such as a hide-menu event. */
  onClosed: (listener: (event: ModalEvent<keyof Modals> & { reason: CloseReason }) => void) => () => void;
  /** Stops listening to history. */
  stop: () => void;
}

let opened = 0;

/**
 * Makes the stack. A browser needs one; the server one a request, with `memoryHistoryPort`. Created at an entry that a
 * modal left behind (a reload), it goes back to the page's own entry.
 */
export function createModalStack<Modals extends ModalsOf<Modals>>({
  history,
}: {
  history: HistoryPort;
}): ModalStackStore<Modals> {
  let modals: readonly OpenModal<Modals>[] = [];
  const changes = createSignal();
  const openings = createSignal<ModalEvent<keyof Modals>>();
  const closings = createSignal<ModalEvent<keyof Modals> & { reason: CloseReason }>();

  const trail = createTrail(history, {
    onBack: (keys) => keep(({ key }) => keys.includes(key), 'back'),
    onLeft: () => keep(() => false, 'left'),
  });

  function keep(isKept: (modal: OpenModal<Modals>) => boolean, reason: CloseReason) {
    const gone = modals.filter((modal) => !isKept(modal));
    if (gone.length === 0) return;
    modals = modals.filter(isKept);
    if (reason === 'closed') trail.want(modals.map(({ key }) => key));
    changes.emit();
    for (const { id, key } of gone.toReversed()) closings.emit({ id, key, reason });
  }

  return {
    open(id, props, { returnTo } = {}) {
      opened += 1;
      const key = String(opened);
      modals = [...modals, { key, id, props, returnTo }];
      trail.want(modals.map((modal) => modal.key));
      openings.emit({ id, key });
      changes.emit();
      return key;
    },
    close: (key = modals.at(-1)?.key) => keep((modal) => modal.key !== key, 'closed'),
    closeAll: () => keep(() => false, 'closed'),
    follow(to) {
      const top = modals.at(-1);
      keep((modal) => modal === top, 'closed');
      trail.renew();
      trail.atRest(() => trail.leaveFor(to));
    },
    rewrite: (to) => trail.atRest(() => history.navigate(to, { replace: true })),
    addressChanged: trail.addressChanged,
    getSnapshot: () => modals,
    subscribe: changes.listen,
    onOpened: openings.listen,
    onClosed: closings.listen,
    stop: trail.stop,
  };
}
