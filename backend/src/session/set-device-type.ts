import { setDeviceType } from '@rukav/contract/session/calls.ts';
import { SetDeviceType } from '@rukav/contract/session/schemas.ts';
import { handle } from '../http/handle.ts';

/** Remembers the device in a session that exists; a width alone is no reason to start one. */
export const setDeviceTypeHandler = () =>
  handle(setDeviceType, SetDeviceType, async ({ body, session }) => {
    if (await session.find()) await session.change({ device_type: body.deviceType });
    return {};
  });
