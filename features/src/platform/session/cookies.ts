import { createEffect, type Effect } from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import { CallFailed, createCallFx } from '../api/index.ts';

/** The code of a change that was not sent, as the browser refuses the cookies in which the session is kept. */
export const cookiesRefused = 'cookies_refused';

/** Tells whether the browser keeps the store's cookies. A scope without a browser keeps them. */
export const cookiesCheckedFx = createEffect<void, boolean>({
  name: 'cookiesCheckedFx',
  sid: 'session:cookiesCheckedFx',
  handler: () => true,
});

/**
 * Fails where the browser refuses cookies; `platform/errors` tells the shopper that the store needs them. It stands before a change
 * that would be lost with the next page.
 */
export const requireCookiesFx = createEffect<void, void, CallFailed>(async () => {
  if (await cookiesCheckedFx()) return;
  const errors = [{ code: cookiesRefused, message: '' }];
  throw new CallFailed({ kind: 'refused', status: 400, errors, requestId: '' });
});

/** Creates the effect of a call that changes the session. Nothing is sent where the browser refuses cookies. */
export function createSessionCallFx<C extends Call>(
  called: C,
): Effect<RequestOf<C>, ResponseOf<C>, CallFailed> {
  const sendFx = createCallFx(called);
  return createEffect<RequestOf<C>, ResponseOf<C>, CallFailed>({
    name: `${called.method} ${called.path}`,
    handler: async (request) => {
      await requireCookiesFx();
      return sendFx(request);
    },
  });
}
