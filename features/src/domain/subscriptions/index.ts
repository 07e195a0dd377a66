export { channelLeft, switched } from './model.ts';
