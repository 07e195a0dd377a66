import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { keepRunning, type Child } from './process/child.ts';
import { onEnding } from './process/ending.ts';
import { at, isDemo, portsOf, readEnvFile } from './process/house.ts';
import { ensureFree, markInstance } from './process/instance.ts';
import { buildSite } from './process/site-build.ts';
import { readSwitches } from './process/switches.ts';

const say = (sentence: string) => console.log(`rukav: ${sentence}`);

/**
 * How little Node keeps beside what it needs. Half of the room for new objects, MB: Node's own choice costs the two processes some
 * 150 MB and makes them no faster, as most of what a request makes is gone when it is answered. How far old objects may grow before
 * they are looked through, %: a first start leaves 90 MB less.
 */
const heap = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

/** How many pools glibc keeps of what is freed: its usual eight for a processor hold 40 MB more after load. Other systems ignore it. */
const pools = { MALLOC_ARENA_MAX: '2' };

/** A host to reach a server by that listens on another; one that listens everywhere is reached by this machine's own. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}

readSwitches({
  command: 'npm start',
  about:
    'builds the store where that is needed and starts it. Settings such as PORT stand in the environment or in the file .env; .env.example names all of them.',
});

async function run(): Promise<void> {
  const began = performance.now();
  readEnvFile();
  const ports = portsOf(process.env);
  const host = process.env.HOST ?? '127.0.0.1';
  const data = resolve(process.env.RUKAV_DATA ?? '.data');
  const mark = await markInstance(join(data, 'instance.json'), say);
  const children: Child[] = [];

  let ending: Promise<void> | undefined;
  const end = (code: number) => {
    ending ??= (async () => {
      for (const child of children) child.release();
      // The site first, so that nobody is answered by half a store.
      for (const child of children.toReversed()) await child.stop();
      await mark.remove();
      process.exit(code);
    })();
    return ending;
  };
  onEnding(() => {
    if (!ending) say('Stopping.');
    void end(0);
  });

  const note = () => mark.note(children.flatMap((one) => one.pid() ?? []));
  const start = (name: string, file: string, env: Record<string, string>, origin?: string) => {
    const child = keepRunning({
      name,
      ...(origin !== undefined && { health: { address: `${origin}/healthz` } }),
      args: [...heap, at(file)],
      // A later start reads the types out of no source again.
      env: { NODE_COMPILE_CACHE: join(data, 'compiled'), ...pools, ...process.env, ...env },
      say,
      onHopeless: () => void end(1),
      onSpawn: note,
    });
    children.push(child);
    note();
    return child;
  };

  try {
    await ensureFree('PORT', ports.site, host);
    await ensureFree('BACKEND_PORT', ports.backend, host);
    const own = {
      NODE_ENV: 'production',
      PORT: String(ports.site),
      BACKEND_PORT: String(ports.backend),
      SIMULATOR_PORT: String(ports.simulator),
    };
    const hasSimulator = isDemo(process.env);
    if (hasSimulator) {
      await ensureFree('SIMULATOR_PORT', ports.simulator, host);
      start('simulator', 'backend/src/simulators/main.ts', own);
    }
    say('Starting the backend and its database.');
    // The backend is reached through the site only, which says whose request it is and drains first.
    const ofBackend = { ...own, HOST: '127.0.0.1', TRUST_PROXY: 'loopback', DRAIN_MS: '0' };
    const backend = start('backend', 'backend/src/main.ts', ofBackend, `http://127.0.0.1:${ports.backend}`);
    await Promise.all([buildSite({ say }), backend.ready]);
    if (ending) return await ending;

    const simulated = hasSimulator && { SIMULATOR_URL: `http://127.0.0.1:${ports.simulator}` };
    const ofSite = { ...own, HOST: host, ...simulated };
    const site = start('site', 'site/server.ts', ofSite, `http://${reachable(host)}:${ports.site}`);
    await site.ready;
    say(
      `The store is open: http://localhost:${ports.site} (after ${Math.round((performance.now() - began) / 1000)} s)`,
    );
  } catch (error) {
    console.error(`rukav: ${(error as Error).message}`);
    await end(1);
  }
}

try {
  await run();
} catch (error) {
  console.error(`rukav: ${(error as Error).message}`);
  process.exit(1);
}
