export { deviceReadFx, deviceTurnedOffFx, deviceTurnedOnFx, type PushDevice } from './device.ts';
