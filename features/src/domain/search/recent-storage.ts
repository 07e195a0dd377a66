import { createEffect } from 'effector';

const unsupplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).`,
  );
};

/** Keeps what this browser has searched for, latest first; nobody else learns of it. */
export const recentSavedFx = createEffect<readonly string[], void>({
  name: 'recentSavedFx',
  sid: 'search:recentSavedFx',
  handler: unsupplied('recentSavedFx'),
});

/** Reads what `recentSavedFx` kept, whatever it is; null when there is nothing. */
export const recentReadFx = createEffect<void, unknown>({
  name: 'recentReadFx',
  sid: 'search:recentReadFx',
  handler: unsupplied('recentReadFx'),
});
