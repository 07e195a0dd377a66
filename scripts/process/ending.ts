/** How often the parent is looked at, ms. */
const look = 250;

/**
 * Calls `end` when the process is to end: on SIGINT, SIGTERM and SIGHUP, and when npm that started it is gone. npm passes SIGTERM
 * on to its shell alone, which ends without telling us; what it leaves is a process with another parent.
 */
export function onEnding(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), look).unref();
}
