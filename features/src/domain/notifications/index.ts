export { messages, tabOpened } from './model.ts';
