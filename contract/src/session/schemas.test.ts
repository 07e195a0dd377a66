import { expect, test } from 'vitest';
import { DeviceType, SetDeviceType } from './schemas.ts';

test('a device is a mobile, a tablet or a desktop, and nothing else [SHELL-36]', () => {
  expect(DeviceType.options).toEqual(['mobile', 'tablet', 'desktop']);
  expect(SetDeviceType.body.safeParse({ deviceType: 'watch' }).success).toBe(false);
});
