import { ECDH } from 'node:crypto';
import { getPush, subscribePush, unsubscribePush } from '@rukav/contract/push/calls.ts';
import { GetPush, SubscribePush, UnsubscribePush } from '@rukav/contract/push/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { PushPort } from './push-port.ts';
import { createPushRepository } from './push-repository.ts';
import { pushText } from './texts.ts';

/** GET /account/push: the key to subscribe by, and whether this device has. */
export const getPushHandler = ({ db }: Kernel, port: PushPort | undefined) =>
  handle(getPush, GetPush, async ({ accountId, session }) => {
    const publicKey = port?.publicKey() ?? null;
    const present = await session.find();
    const endpoint =
      present && publicKey !== null
        ? await createPushRepository(db).endpointOf(present.id, accountId, publicKey)
        : null;
    return { publicKey, endpoint };
  });

/** Whether a key is a point of the curve, so that a message can be encrypted by it. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** POST /account/push: this device gets the member's notifications. */
export const subscribePushHandler = (_: Kernel, port: PushPort | undefined) =>
  handle(
    subscribePush,
    SubscribePush,
    async ({ accountId, body: { endpoint, keys }, session, language, now, transaction, refuse }) => {
      if (!port) return refuse('push_unavailable', { message: pushText('push_unavailable', language) });
      if (!port.isKnownService(endpoint))
        return refuse('push_service_unknown', {
          field: 'endpoint',
          message: pushText('push_service_unknown', language),
        });
      if (!isPoint(keys.p256dh))
        return refuse('validation', { field: 'keys.p256dh', params: { check: 'invalid' } });
      const publicKey = port.publicKey();
      const { id } = await session.ensure();
      await transaction((trx) =>
        createPushRepository(trx).put(id, accountId, { endpoint, ...keys }, { publicKey, now }),
      );
      return { publicKey, endpoint };
    },
    { limit: { burst: 20, per: 3_600_000 } },
  );

/** DELETE /account/push: this device gets nothing more. */
export const unsubscribePushHandler = ({ db }: Kernel, port: PushPort | undefined) =>
  handle(unsubscribePush, UnsubscribePush, async ({ session }) => {
    const present = await session.find();
    if (present) await createPushRepository(db).remove(present.id);
    return { publicKey: port?.publicKey() ?? null, endpoint: null };
  });
