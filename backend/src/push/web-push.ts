import { machineClock } from '../clock.ts';
import type { PushKeys, PushSettings } from '../config-push.ts';
import { encrypt } from './encrypt.ts';
import type { PushPort } from './push-port.ts';
import { isKnownService } from './services.ts';
import { vapidHeader } from './vapid.ts';

/** How long a push service keeps a message for a device that is off, s. */
const keptFor = 24 * 3600;
/** How long it may take to answer, ms. */
const patience = 10_000;

/** Web Push by the standard (RFC 8030): `keysOf` is asked when the keys are needed first. */
export function createWebPush(
  { subject, origins }: Pick<PushSettings, 'subject' | 'origins'>,
  keysOf: () => PushKeys,
): PushPort {
  let known: PushKeys | undefined;
  const keys = () => (known ??= keysOf());
  const isKnown = (endpoint: string) => isKnownService(endpoint, origins);

  return {
    publicKey: () => keys().publicKey,
    isKnownService: isKnown,
    send: async (device, { payload, topic, urgency }) => {
      // What was known when the device subscribed may be so no more.
      if (!isKnown(device.endpoint)) return 'gone';
      const reply = await fetch(device.endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          // The world outside goes by its own time, wherever the demo's clock stands.
          authorization: vapidHeader(keys(), subject, device.endpoint, machineClock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(keptFor),
          topic,
          urgency,
        },
        body: encrypt(payload, device),
      });
      await reply.body?.cancel();
      if (reply.status === 404 || reply.status === 410) return 'gone';
      if (!reply.ok) throw new Error(`The push service answered ${reply.status}.`);
      return 'taken';
    },
  };
}
