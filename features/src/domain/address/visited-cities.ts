import { createEffect } from 'effector';

const unsupplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).`,
  );
};

/** Keeps the ids of cities that were chosen in this browser, latest first; nobody else learns of it. */
export const visitedSavedFx = createEffect<readonly number[], void>({
  name: 'visitedSavedFx',
  sid: 'address:visitedSavedFx',
  handler: unsupplied('visitedSavedFx'),
});

/** Reads what `visitedSavedFx` kept, whatever it is; null when there is nothing. */
export const visitedReadFx = createEffect<void, unknown>({
  name: 'visitedReadFx',
  sid: 'address:visitedReadFx',
  handler: unsupplied('visitedReadFx'),
});
