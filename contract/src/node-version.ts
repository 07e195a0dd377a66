/** The oldest Node that runs the backend and the site. */
const oldest = 24;

/** Returns what to say where Node is older than the store needs; undefined where it is new enough. */
export const oldNodeMessage = (entry: string, version: string): string | undefined =>
  Number(version.split('.')[0]) < oldest
    ? `Node ${oldest} or newer is needed, and this is ${version}. The packages bring one: npx node ${entry}`
    : undefined;

/**
 * Ends the process where its Node is older than the store needs. Import a module that calls it before all others: they may not run
 * in an older one. Node 20 does not come so far, as it loads no TypeScript (`ERR_UNKNOWN_FILE_EXTENSION`).
 */
export function demandNode(program: string, entry: string): void {
  const message = oldNodeMessage(entry, process.versions.node);
  if (message === undefined) return;
  console.error(`${program}: ${message}`);
  process.exit(1);
}
