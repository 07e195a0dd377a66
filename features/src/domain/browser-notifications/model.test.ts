import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $api, CallFailed, type Api } from '../../platform/api/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { deviceReadFx, deviceTurnedOffFx, deviceTurnedOnFx, type PushDevice } from './device.ts';
import { $device, $isOn, $trouble, $wish, opened, turned } from './model.ts';

const publicKey = 'the key of the shop';
const here = 'https://push.example/1';
const keys = { p256dh: 'p', auth: 'a' };

interface Shop {
  device?: PushDevice;
  /** Where the shop reaches this browser at first. */
  endpoint?: string | null;
  turnOn?: () => Promise<{ endpoint: string; keys: typeof keys }>;
  fails?: string;
  code?: string;
}

/** A member's shop and browser that note what is done, on the page of subscriptions. */
async function aShop({
  device = { permission: 'default', endpoint: null },
  endpoint = null,
  turnOn = () => Promise.resolve({ endpoint: here, keys }),
  fails,
  code = 'push_unavailable',
}: Shop = {}) {
  const done: string[] = [];
  const send = (async ({ method }: { method: string }, sent: { body?: { endpoint: string } }) => {
    done.push(`${method} ${sent.body?.endpoint ?? ''}`.trim());
    if (method === fails)
      throw new CallFailed({
        kind: 'refused',
        status: 409,
        errors: [{ code, message: '' }],
        requestId: 'test',
      });
    return { publicKey, endpoint: method === 'GET' ? endpoint : (sent.body?.endpoint ?? null) };
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [deviceReadFx, () => device],
      [
        deviceTurnedOnFx,
        (key: string) => {
          done.push(`subscribe by ${key}`);
          return turnOn();
        },
      ],
      [deviceTurnedOffFx, () => void done.push('forget')],
      [openModalFx, () => undefined],
    ],
  });
  await allSettled(opened, { scope });
  done.length = 0;
  return { scope, done, turn: (isOn: boolean) => allSettled(turned, { scope, params: isOn }) };
}

test('turned on, the browser subscribes by the shop’s key and the shop learns where it is reached', async () => {
  const { scope, done, turn } = await aShop();
  expect(scope.getState($isOn)).toBe(false);

  const turning = turn(true);
  expect([scope.getState($isOn), scope.getState($wish)]).toEqual([true, true]);
  await turning;

  expect(done).toEqual([`subscribe by ${publicKey}`, `POST ${here}`]);
  expect([scope.getState($isOn), scope.getState($wish), scope.getState($trouble)]).toEqual([
    true,
    null,
    null,
  ]);
});

test('turned off, the shop forgets the browser first, and then the browser the shop', async () => {
  const { scope, done, turn } = await aShop({
    device: { permission: 'granted', endpoint: here },
    endpoint: here,
  });
  expect(scope.getState($isOn)).toBe(true);

  await turn(false);

  expect(done).toEqual(['DELETE', 'forget']);
  expect(scope.getState($isOn)).toBe(false);
});

test.each([
  ['the browser has forgotten it', { permission: 'granted', endpoint: null }, here],
  ['the browser is reached elsewhere', { permission: 'granted', endpoint: 'https://push.example/2' }, here],
  ['the shop was forbidden to show any', { permission: 'denied', endpoint: here }, here],
  ['the shop has forgotten it', { permission: 'granted', endpoint: here }, null],
] as const)('it is off where %s', async (_, device, endpoint) => {
  const { scope } = await aShop({ device, endpoint });

  expect(scope.getState($isOn)).toBe(false);
});

test.each(['denied', 'default'] as const)(
  'what she answers the browser is no failure: %s',
  async (permission) => {
    const { scope, done, turn } = await aShop({ turnOn: () => Promise.reject(new Error(permission)) });

    await turn(true);

    expect(done).toEqual([`subscribe by ${publicKey}`]);
    expect(scope.getState($device)).toEqual({ permission, endpoint: null });
    expect([scope.getState($isOn), scope.getState($trouble)]).toEqual([false, null]);
  },
);

test('what failed is said, the switch is what it was, and another try forgets it', async () => {
  const broken = await aShop({ turnOn: () => Promise.reject(new Error('no push service')) });
  await broken.turn(true);
  expect([broken.scope.getState($isOn), broken.scope.getState($trouble)]).toEqual([false, 'on']);

  const refused = await aShop({ fails: 'POST' });
  await refused.turn(true);
  expect([refused.scope.getState($isOn), refused.scope.getState($trouble)]).toEqual([false, 'on']);

  const foreign = await aShop({ fails: 'POST', code: 'push_service_unknown' });
  await foreign.turn(true);
  expect(foreign.scope.getState($trouble)).toBe('foreign');

  const stuck = await aShop({
    device: { permission: 'granted', endpoint: here },
    endpoint: here,
    fails: 'DELETE',
  });
  await stuck.turn(false);
  expect([stuck.scope.getState($isOn), stuck.scope.getState($trouble)]).toEqual([true, 'off']);
  const again = stuck.turn(false);
  expect(stuck.scope.getState($trouble)).toBeNull();
  await again;
});

test('while it is being turned, further presses change nothing', async () => {
  let letGo: (subscription: { endpoint: string; keys: typeof keys }) => void = () => {};
  const { scope, done, turn } = await aShop({
    turnOn: () => new Promise((resolve) => (letGo = resolve)),
  });

  const turning = turn(true);
  void turn(false);
  expect([done, scope.getState($isOn)]).toEqual([[`subscribe by ${publicKey}`], true]);
  letGo({ endpoint: here, keys });
  await turning;

  expect(scope.getState($isOn)).toBe(true);
});
