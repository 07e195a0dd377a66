import { createEffect } from 'effector';

const unsupplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).`,
  );
};

/** Keeps in this browser which products a guest has looked at, latest first; nobody else learns of it. */
export const viewedKeptFx = createEffect<readonly string[], void>({
  name: 'viewedKeptFx',
  sid: 'recommendations:viewedKeptFx',
  handler: unsupplied('viewedKeptFx'),
});

/** Reads what `viewedKeptFx` kept, whatever it is; null when there is nothing. */
export const viewedReadFx = createEffect<void, unknown>({
  name: 'viewedReadFx',
  sid: 'recommendations:viewedReadFx',
  handler: unsupplied('viewedReadFx'),
});
