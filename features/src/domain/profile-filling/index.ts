export { $shown, filling } from './model.ts';
