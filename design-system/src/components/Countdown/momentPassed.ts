/** When a countdown speaks. */
export type Moment = 'start' | 'fiveMinutes' | 'oneMinute' | 'end';

const moments = [
  ['end', 0],
  ['oneMinute', 60_000],
  ['fiveMinutes', 300_000],
] as const;

/** The latest moment that lies between two readings of what remains, in ms. */
export const momentPassed = (before: number, now: number): Moment | undefined =>
  moments.find(([, at]) => before > at && now <= at)?.[0];
