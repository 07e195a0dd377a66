export { $deletion, $problem } from './model.ts';
