import { createEffect } from 'effector';

/** Asks SmartCaptcha's widget for a token. The site supplies it: the widget is a script from elsewhere. */
export const smartCaptchaFx = createEffect<string, string>({
  name: 'smartCaptchaFx',
  sid: 'profile:smartCaptchaFx',
  handler: () => {
    throw new Error(
      'smartCaptchaFx: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).',
    );
  },
});
