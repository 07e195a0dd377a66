import { combine, createEvent, createStore, sample } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { getPush, subscribePush, unsubscribePush } from '@rukav/contract/push/calls.ts';
import { createCallFx, failureOf } from '../../platform/api/index.ts';
import { handleRefusals, type Handling, type RefusalTable } from '../../platform/errors/handle-refusals.ts';
import { createOwn, marksCleared } from '../marks/index.ts';
import { deviceReadFx, deviceTurnedOffFx, deviceTurnedOnFx, type PushDevice } from './device.ts';

/** Whether the shop offers notifications in browsers, and whether it sends them to this one. */
export const push = createOwn(getPush);

/** The switch is on some page. */
export const opened = createEvent();
/** Notifications are wanted in this browser, or no more. Until that is done, further ones change nothing. */
export const turned = createEvent<boolean>();

const subscribeFx = createCallFx(subscribePush);
const unsubscribeFx = createCallFx(unsubscribePush);

sample({ clock: opened, fn: () => ({}), target: push.opened });
sample({ clock: opened, target: deviceReadFx });

const notAllowed = ['default', 'denied'] as const;
const permissionAfter = ({ message }: Error) => notAllowed.find((one) => one === message);

/** What the browser says of itself; null until it has. */
export const $device = createStore<PushDevice | null>(null, { serialize: 'ignore' })
  .on(deviceReadFx.doneData, (_, device) => device)
  .on(deviceReadFx.fail, () => ({ permission: 'unsupported', endpoint: null }))
  .on(deviceTurnedOnFx.doneData, (_, { endpoint }) => ({ permission: 'granted', endpoint }))
  .on(deviceTurnedOnFx.failData, (device, error) => {
    const permission = permissionAfter(error);
    return device && permission ? { ...device, permission } : device;
  })
  .on(deviceTurnedOffFx.done, (device) => device && { ...device, endpoint: null });

/** Where the shop reaches this browser. */
const $endpoint = createStore<string | null>(null, { serialize: 'ignore' })
  .on(push.shown, (_, { answer }) => answer.endpoint)
  .on([subscribeFx.doneData, unsubscribeFx.doneData], (_, { endpoint }) => endpoint)
  .reset(marksCleared);

/** What the switch is being turned to; null while it rests. */
export const $wish = createStore<boolean | null>(null, { serialize: 'ignore' }).reset(
  subscribeFx.finally,
  unsubscribeFx.finally,
  deviceTurnedOnFx.fail,
);
const taken = sample({
  clock: turned,
  source: $wish,
  filter: (wish) => wish === null,
  fn: (_, isOn) => isOn,
});
$wish.on(taken, (_, isOn) => isOn);

sample({
  clock: taken,
  source: push.$own,
  filter: ({ answer }, isOn) => isOn && typeof answer?.publicKey === 'string',
  fn: ({ answer }) => answer?.publicKey ?? '',
  target: deviceTurnedOnFx,
});
sample({ clock: deviceTurnedOnFx.doneData, fn: (body) => ({ body }), target: subscribeFx });
sample({ clock: taken, filter: (isOn) => !isOn, fn: () => ({}), target: unsubscribeFx });
// The shop sends nothing more by now: what stays in a browser that fails here does no harm.
sample({ clock: unsubscribeFx.done, fn: () => undefined, target: deviceTurnedOffFx });

/** Whether this browser gets notifications: as it is turned at once, and as it was where that fails. */
export const $isOn = combine(
  $wish,
  $device,
  $endpoint,
  (wish, device, endpoint) =>
    wish ?? (endpoint !== null && device?.permission === 'granted' && device.endpoint === endpoint),
);

type Trouble = 'on' | 'off' | 'foreign';

const table: RefusalTable<RefusalOf<typeof subscribePush>, Handling<never, never, Trouble>> = {
  push_unavailable: { notice: 'on' },
  push_service_unknown: { notice: 'foreign' },
};
const refused = handleRefusals({
  failures: sample({ clock: subscribeFx.failData, fn: failureOf }),
  table,
  otherwise: { notice: 'on' },
});

/** What did not work: turning on or off, or `foreign`: the shop does not send to this browser. */
export const $trouble = createStore<Trouble | null>(null, { serialize: 'ignore' })
  .on(refused, (_, { handling }) => handling.notice ?? null)
  // She has answered the browser: that is no failure.
  .on(deviceTurnedOnFx.failData, (_, error) => (permissionAfter(error) ? null : 'on'))
  .on(unsubscribeFx.fail, () => 'off')
  .reset(taken, opened);
