/** Leaves the browser to whatever waits, a press or a frame, and goes on in a task of its own. */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((done) => setTimeout(done));
