import { createServer } from 'node:http';
import { readSettings } from './server/settings.ts';
import { pages } from './server/pages.ts';
import { proxyTo } from './server/proxy.ts';
import { staticFiles } from './server/static-files.ts';

const { port, apiUrl, publicUrl, host } = readSettings(process.env);
const build = await import('./build/server/index.js');
const serveFile = staticFiles(new URL('build/client/', import.meta.url));
const passOn = proxyTo(apiUrl);
const servePage = pages(build, build.entry.module.createContext({ apiUrl, publicUrl }));

let isStopping = false;

const isBackendReady = () =>
  fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const server = createServer(async (request, response) => {
  try {
    if (request.url === '/healthz') return void response.end('ok');
    if (request.url === '/readyz') {
      response.statusCode = !isStopping && (await isBackendReady()) ? 200 : 503;
      return void response.end(response.statusCode === 200 ? 'ready' : 'not ready');
    }
    if (passOn(request, response) || serveFile(request, response)) return;
    await servePage(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end();
  }
});

// Longer than a balancer keeps a connection that rests, so that it never sends into one that is being closed.
server.keepAliveTimeout = 72_000;

/** Fails readiness first, so that a balancer looks elsewhere, then waits for what is under way. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 10_000).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);

server.listen(port, host, () => {
  process.send?.({ type: 'ready' });
  console.log(`site: listening on http://localhost:${port}`);
});
