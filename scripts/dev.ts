import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import type * as Server from '../site/server/pages.ts';
import { proxyTo } from '../site/server/proxy.ts';
import { keepRunning } from './process/child.ts';
import { at, portsOf, readEnvFile } from './process/house.ts';
import { ensureFree, markInstance } from './process/instance.ts';

const say = (sentence: string) => console.log(`dev: ${sentence}`);

/** The backend, started again by Node itself when one of its files changes. */
async function startBackend(ports: { site: number; backend: number }) {
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
      LOG_LEVEL: 'warn',
    },
    say,
    onHopeless: () => process.exit(1),
    onSpawn: () => {},
  });
  mark.note([backend.pid() ?? []].flat());
  return { ...backend, stop: () => backend.stop().then(mark.remove) };
}

/** The site, drawn from its sources; the browser follows each change. */
async function startSite(port: number, apiUrl: string) {
  process.chdir(at('site'));
  const server = createServer();
  // Word of changes comes through the same port: a page may connect to nothing else.
  const vite = await createVite({
    root: at('site'),
    configFile: at('site/vite.config.ts'),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  const passOn = proxyTo(apiUrl);
  server.on('request', (request, response) => {
    if (passOn(request, response)) return;
    vite.middlewares(request, response, async () => {
      try {
        const build = await vite.ssrLoadModule('virtual:react-router/server-build');
        // By the same loader, or there are two React Routers: Vite takes its development build, Node the other.
        const { pages } = (await vite.ssrLoadModule(at('site/server/pages.ts'))) as typeof Server;
        const contextOf = build.entry.module.createContext({ apiUrl, publicUrl: `http://localhost:${port}` });
        await pages(build as ServerBuild, contextOf)(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).stack);
      }
    });
  });
  server.listen(port, '127.0.0.1', () => say(`http://localhost:${port}`));
}

try {
  readEnvFile();
  const ports = portsOf(process.env);
  await ensureFree('PORT', ports.site, '127.0.0.1');
  await ensureFree('BACKEND_PORT', ports.backend, '127.0.0.1');
  const backend = await startBackend(ports);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void backend.stop().then(() => process.exit(0)));
  }
  await startSite(ports.site, `http://127.0.0.1:${ports.backend}`);
} catch (error) {
  console.error(`dev: ${(error as Error).message}`);
  process.exit(1);
}
