export { heartPressed, sendFx } from './toggle.ts';
export { storeToggled } from './stores.ts';
