import { createEffect } from 'effector';
import type { CheckoutDraft } from './draft.ts';
import type { Intention } from './submit.ts';

/** What is kept beside the page until the order is made: the draft, and an order whose outcome is not known. */
export interface Kept {
  draft: CheckoutDraft;
  intention: Intention | null;
}

const unsupplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).`,
  );
};

/** Keeps the draft for this tab alone (session storage); null forgets it. */
export const draftSavedFx = createEffect<Kept | null, void>({
  name: 'draftSavedFx',
  sid: 'checkout:draftSavedFx',
  handler: unsupplied('draftSavedFx'),
});
/** Reads what `draftSavedFx` kept, whatever it is; null when there is nothing. */
export const draftReadFx = createEffect<void, unknown>({
  name: 'draftReadFx',
  sid: 'checkout:draftReadFx',
  handler: unsupplied('draftReadFx'),
});
