/** Tells the time. Rules and repositories take moments from here, never from the machine or from SQL's now(). */
export interface Clock {
  now: () => Date;
}

/** A clock that runs ahead of the machine's by an offset that can be changed: the demo's and the tests'. */
export interface MovableClock extends Clock {
  /** How far ahead of the machine the clock is, ms. */
  offset: () => number;
  /** Puts the clock further ahead by so many ms, or back when negative. */
  move: (milliseconds: number) => void;
  /** Back to the machine's time. */
  reset: () => void;
}

/** The machine's time. */
export const machineClock: Clock = { now: () => new Date() };

/** A clock for the demo and for tests; with `fixed` it stands still there until it is moved. */
export function movableClock(fixed?: Date): MovableClock {
  let offset = 0;
  return {
    now: () => new Date((fixed?.getTime() ?? Date.now()) + offset),
    offset: () => offset,
    move: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}
