import { setTimeout as wait } from 'node:timers/promises';
import { startStore, type Store } from '../process/store.ts';

/** How a running store is told to end. */
export type Way = 'its own pid' | "npm's pid" | 'Ctrl-C';

/** What came of it. */
export interface Stopped {
  way: Way;
  requests: number;
  /** Requests that were not answered, or with another status than 200. */
  failed: string[];
  /** Processes that still run 10 s after the command has ended. */
  left: number[];
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function end({ pid }: Store, way: Way) {
  if (way !== 'Ctrl-C') return process.kill(pid, 'SIGTERM');
  // A terminal sends it to all that it has started.
  return process.kill(-pid, 'SIGINT');
}

/** Asks for pages and calls as a balancer lets it: on kept connections, until readiness fails. */
async function shop({ origin }: Store, isReady: () => boolean) {
  const paths = ['/', '/catalog/zhenschiny/platya', '/cart', '/api/v3/session', '/api/v3/cart'];
  const failed: string[] = [];
  let requests = 0;
  const one = async () => {
    while (isReady()) {
      const path = paths[requests++ % paths.length];
      const outcome = await fetch(origin + path).then(
        async (reply) => (await reply.text(), reply.status === 200 ? '' : `${path}: ${reply.status}`),
        (error: Error) => `${path}: ${String(error.cause)}`,
      );
      if (outcome) failed.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: 10 }, one));
  return { requests, failed };
}

/**
 * Stops a store while shoppers ask, and looks what failed and what is left of it. Readiness fails for 5 s before the port is
 * closed, time enough for a balancer to hear of it.
 */
export async function stopUnderLoad(way: Way, port: number, data: string): Promise<Stopped> {
  const by = way === 'its own pid' ? 'node' : 'npm';
  const store = await startStore({ port, data, by, env: { DRAIN_MS: '5000' } });
  const pids = store.pids();
  let isReady = true;
  const shopping = shop(store, () => isReady);
  await wait(2000);

  end(store, way);
  while (isReady) {
    await wait(50);
    isReady = await fetch(`${store.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  const shopped = await shopping;
  await store.hasEnded;
  for (let tries = 0; tries < 100 && pids.some(isAlive); tries += 1) await wait(100);
  const left = pids.filter(isAlive);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  return { way, ...shopped, left };
}
