import { createEvent, createStore, sample } from 'effector';
import { endDevice, getDevices } from '@rukav/contract/sign-in/calls.ts';
import { createCallFx, createQuery } from '../../../platform/api/index.ts';

/** Where the account is signed in. */
export const devices = createQuery(getDevices, { ttl: 0, isOwn: true });

/** A device is to be signed out, by its id. */
export const deviceEnded = createEvent<string>();
export const endFx = createCallFx(endDevice);
sample({ clock: deviceEnded, fn: (id) => ({ params: { id } }), target: endFx });
sample({ clock: endFx.done, fn: () => undefined, target: devices.retryFx });

/** Whether the last try came to nothing. */
export const $isEndFailed = createStore(false, { serialize: 'ignore' })
  .on(endFx.fail, () => true)
  .reset(deviceEnded);
