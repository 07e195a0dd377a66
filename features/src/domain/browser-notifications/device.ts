import { createEffect } from 'effector';
import type { subscribePush } from '@rukav/contract/push/calls.ts';
import type { BodyOf } from '@rukav/contract';

/** Whether a browser lets the shop show notifications: as browsers call it, and `unsupported` where it has no such thing. */
export type PushPermission = 'granted' | 'default' | 'denied' | 'unsupported';

/** What the browser says of itself. */
export interface PushDevice {
  permission: PushPermission;
  /** Where it is reached; null while it has not subscribed. */
  endpoint: string | null;
}

const unsupplied = (name: string) => () => {
  throw new Error(`${name}: no handler. The page's route supplies it (site/app/push-device.ts).`);
};

/** Asks the browser how it stands; it asks the shopper nothing. */
export const deviceReadFx = createEffect<void, PushDevice>({
  name: 'deviceReadFx',
  sid: 'browser-notifications:deviceReadFx',
  handler: unsupplied('deviceReadFx'),
});

/**
 * Subscribes the browser by the shop's key. The browser asks the shopper; where she does not allow it, the message of the Error
 * that is thrown is the permission as it stands then.
 */
export const deviceTurnedOnFx = createEffect<string, BodyOf<typeof subscribePush>>({
  name: 'deviceTurnedOnFx',
  sid: 'browser-notifications:deviceTurnedOnFx',
  handler: unsupplied('deviceTurnedOnFx'),
});

/** Takes the subscription and what shows notifications out of the browser. */
export const deviceTurnedOffFx = createEffect<void, void>({
  name: 'deviceTurnedOffFx',
  sid: 'browser-notifications:deviceTurnedOffFx',
  handler: unsupplied('deviceTurnedOffFx'),
});
