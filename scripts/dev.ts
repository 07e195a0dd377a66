import { resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { createApp } from '../site/server/app.ts';
import { isBackends } from '../site/server/backend-addresses.ts';
import type * as Pages from '../site/server/pages.ts';
import { readSettings, type Settings } from '../site/server/settings.ts';
import { keepRunning } from './process/child.ts';
import { onEnding } from './process/ending.ts';
import { at, isDemo, portsOf, readEnvFile } from './process/house.ts';
import { ensureFree, markInstance } from './process/instance.ts';
import { readSwitches } from './process/switches.ts';

const say = (sentence: string) => console.log(`dev: ${sentence}`);

readSwitches({
  command: 'npm run dev',
  about: 'starts the store from its sources and follows each change. .env.example names its settings.',
});

/** The backend, started again by Node itself when one of its files changes. */
async function startBackend(ports: ReturnType<typeof portsOf>) {
  const data = resolve(process.env.RUKAV_DATA ?? '.data');
  const mark = await markInstance(resolve(data, 'instance.json'), say);
  const backend = keepRunning({
    name: 'backend',
    args: ['--watch', '--watch-preserve-output', at('backend/src/main.ts')],
    env: {
      ...process.env,
      PORT: String(ports.site),
      BACKEND_PORT: String(ports.backend),
      RUKAV_DATA: data,
      DRAIN_MS: '0',
    },
    say,
    onHopeless: () => process.exit(1),
    onSpawn: () => {},
  });
  const simulator = isDemo(process.env) ? startSimulator(ports, data) : undefined;
  mark.note([backend.pid() ?? [], simulator?.pid() ?? []].flat());
  const stop = async () => {
    await Promise.all([backend.stop(), simulator?.stop()]);
    await mark.remove();
  };
  return { stop };
}

/** The payment providers of the demo. */
const startSimulator = ({ site, backend, simulator }: ReturnType<typeof portsOf>, data: string) =>
  keepRunning({
    name: 'simulator',
    args: [at('backend/src/simulators/main.ts')],
    env: {
      ...process.env,
      PORT: String(site),
      BACKEND_PORT: String(backend),
      SIMULATOR_PORT: String(simulator),
      RUKAV_DATA: data,
    },
    say,
    onHopeless: () => process.exit(1),
    onSpawn: () => {},
  });

/** The site from its sources: the application of production, with Vite before the pages. The browser follows each change. */
async function startSite(settings: Settings) {
  process.chdir(at('site'));
  const { publicUrl, apiUrl, port } = settings;
  let vite: ViteDevServer | undefined;
  const app = await createApp({
    settings,
    middleware: async (server) => {
      vite = await createVite({
        root: at('site'),
        configFile: at('site/vite.config.ts'),
        // Word of changes comes through the same port: a page may connect to nothing else.
        server: { middlewareMode: true, ws: { server } },
        appType: 'custom',
      });
      const { middlewares } = vite;
      return (request, response, next) =>
        isBackends(request.url ?? '') ? next() : middlewares(request, response, next);
    },
    faultPage: () => '<!doctype html><title>503</title><p>503</p>',
    servePage: async (request, reply) => {
      if (!vite) throw new Error('Vite has not been started.');
      try {
        const build = await vite.ssrLoadModule('virtual:react-router/server-build');
        // By the same loader, or there are two React Routers: Vite takes its development build, Node the other.
        const { pages } = (await vite.ssrLoadModule(at('site/server/pages.ts'))) as typeof Pages;
        const rendering = build.entry.module.createRendering({ apiUrl, publicUrl });
        return await pages(build as ServerBuild, rendering, publicUrl)(request, reply);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        console.error(error);
        return reply
          .code(500)
          .type('text/plain; charset=utf-8')
          .send((error as Error).stack);
      }
    },
  });
  await app.listen({ port, host: '127.0.0.1' });
  say(`http://localhost:${port}`);
}

try {
  readEnvFile();
  const ports = portsOf(process.env);
  await ensureFree('PORT', ports.site, '127.0.0.1');
  await ensureFree('BACKEND_PORT', ports.backend, '127.0.0.1');
  const backend = await startBackend(ports);
  onEnding(() => void backend.stop().then(() => process.exit(0)));
  await startSite({
    ...readSettings(process.env),
    apiUrl: `http://127.0.0.1:${ports.backend}`,
    ...(isDemo(process.env) && { simulatorUrl: `http://127.0.0.1:${ports.simulator}` }),
    drain: 0,
  });
} catch (error) {
  console.error(`dev: ${(error as Error).message}`);
  process.exit(1);
}
