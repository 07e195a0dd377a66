/** Runs what nobody waits for once a browser has nothing else to do, or after a second; a browser that cannot tell does it soon. */
export function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 200);
}

/** Resolves then. */
export const idle = (): Promise<void> => new Promise(whenIdle);
