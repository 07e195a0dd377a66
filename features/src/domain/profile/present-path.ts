import { createEffect } from 'effector';

/** Tells the path of the page on screen; the site supplies it. */
export const presentPathFx = createEffect<void, string>({
  name: 'presentPathFx',
  sid: 'profile:presentPathFx',
  handler: () => {
    throw new Error(
      'presentPathFx: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).',
    );
  },
});
