import { createEvent, createStore } from 'effector';

/** Something was asked for while the browser had no connection; it was not done. */
export const offlineTried = createEvent({ name: 'offlineTried', sid: 'connection:offlineTried' });
/** The browser has a connection again. */
export const connectionBack = createEvent({ name: 'connectionBack', sid: 'connection:connectionBack' });

/** True once something was asked for in vain since the connection was lost. */
export const $isTriedOffline = createStore(false, { serialize: 'ignore' })
  .on(offlineTried, () => true)
  .reset(connectionBack);
