export { activateFx, coupons } from './coupons/model.ts';
export { cardForgottenFx, cardKeptFx } from './kept-card.ts';
export { bonuses, cardCode, history, historyRequest } from './model.ts';
