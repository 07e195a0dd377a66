export { activateFx, coupons } from './coupons/model.ts';
export { bonuses, cardCode, history, historyRequest } from './model.ts';
