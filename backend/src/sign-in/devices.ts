import { endDevice, getDevices } from '@rukav/contract/sign-in/calls.ts';
import { EndDevice, GetDevices } from '@rukav/contract/sign-in/schemas.ts';
import { storeMoment } from '../delivery/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { signInText } from './texts.ts';

/** GET /account/devices: where the account is signed in, the present device first, then the last seen. */
export const getDevicesHandler = ({ db }: Kernel) =>
  handle(getDevices, GetDevices, async ({ accountId, currency, session }) => {
    const present = await session.find();
    const sessions = await db
      .selectFrom('session')
      .select(['id', 'device_type', 'device_name', 'signed_in_at', 'created_at', 'seen_at'])
      .where('account_id', '=', accountId)
      .orderBy('seen_at', 'desc')
      .limit(50)
      .execute();
    const devices = sessions.map(({ id, device_type, device_name, signed_in_at, created_at, seen_at }) => ({
      id,
      type: device_type,
      name: device_name,
      isCurrent: id === present?.id,
      signedInAt: storeMoment(signed_in_at ?? created_at, currency),
      seenAt: storeMoment(seen_at, currency),
    }));
    return { devices: devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  });

/** DELETE /account/devices/{id}: signs one device of the account out. Nobody learns of those of other accounts. */
export const endDeviceHandler = ({ db }: Kernel) =>
  handle(endDevice, EndDevice, async ({ accountId, params, language, refuse }) => {
    const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(params.id);
    const ended = isId
      ? await db
          .deleteFrom('session')
          .where('id', '=', params.id)
          .where('account_id', '=', accountId)
          .returning('id')
          .executeTakeFirst()
      : undefined;
    return ended ? {} : refuse('device_not_found', { message: signInText('device_not_found', language) });
  });
