import type { Subject } from '../kernel.ts';
import { createPushRepository } from './push-repository.ts';
import type { PushPort } from './push-port.ts';
import { getPushHandler, subscribePushHandler, unsubscribePushHandler } from './subscribe.ts';

export { erasePush } from './erase.ts';
export { keptKeys } from './kept-keys.ts';
export type { PushPort } from './push-port.ts';
export { toBrowsers } from './send-to-browser.ts';
export { tellDevices, type DeviceNotice, type Told } from './tell-devices.ts';
export { createWebPush } from './web-push.ts';

/** Notifications in the browser. Without a way to browsers (`port` undefined) none are offered. */
export const createPush = (port: PushPort | undefined): Subject => ({
  name: 'push',
  routes: (kernel) => [
    getPushHandler(kernel, port),
    subscribePushHandler(kernel, port),
    unsubscribePushHandler(kernel, port),
  ],
  prepare: async ({ db }) => {
    await createPushRepository(db).removeOthers(port?.publicKey());
  },
});
