export { bonuses, cardCode, history, historyRequest } from './model.ts';
