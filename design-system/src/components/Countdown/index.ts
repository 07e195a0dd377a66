export { Countdown, type CountdownProps } from './Countdown.tsx';
export type { Moment } from './momentPassed.ts';
