import { createEffect } from 'effector';

/** The card as it was shown last, and the words around it, to be shown where there is no network. */
export interface ShownCard {
  /** The drawn card as HTML, its codes too. */
  card: string;
  /** Of the document and of its heading. */
  title: string;
  /** Says when the card was kept and what may have changed since. */
  note: string;
  /** What the link that tries the network again says. */
  again: string;
}

const supplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).`,
  );
};

/** Keeps the card in this browser for a till without network; a browser that cannot keeps nothing. The site supplies it. */
export const cardKeptFx = createEffect<ShownCard, void>({
  name: 'cardKeptFx',
  sid: 'club:cardKeptFx',
  handler: supplied('cardKeptFx'),
});

/** Takes the kept card out of this browser, whoever it belongs to. The site supplies it. */
export const cardForgottenFx = createEffect<void, void>({
  name: 'cardForgottenFx',
  sid: 'club:cardForgottenFx',
  handler: supplied('cardForgottenFx'),
});
