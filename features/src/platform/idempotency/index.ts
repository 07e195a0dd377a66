import { createEffect } from 'effector';

/** Makes a key that nobody else makes, for what must take effect once however often it is sent. */
export const keyMadeFx = createEffect<void, string>({
  name: 'keyMadeFx',
  sid: 'idempotency:keyMadeFx',
  handler: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
});
