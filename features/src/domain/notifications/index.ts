export { messages, messagesSeen, tabOpened } from './model.ts';
