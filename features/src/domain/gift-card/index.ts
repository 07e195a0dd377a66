export { applyFx, readFx } from './card/model.ts';
export { buyFx } from './purchase/model.ts';
