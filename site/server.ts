// First, as what follows may not run in an older Node.
import './server/node-version.ts';
import { createApp } from './server/app.ts';
import { pages, visitOf } from './server/pages.ts';
import { readSettings } from './server/settings.ts';

const settings = readSettings(process.env);
const { apiUrl, publicUrl, mapOrigins, captchaOrigin, host, port } = settings;
const build = await import('./build/server/index.js');
const app = await createApp({
  settings,
  servePage: pages(
    build,
    build.entry.module.createRendering({ apiUrl, publicUrl, mapOrigins, captchaOrigin }),
    publicUrl,
  ),
  faultPage: (request) => build.entry.module.faultPageOf(visitOf(request, publicUrl)),
  files: { build: new URL('build/client/', import.meta.url), store: settings.assets },
});

let stopping: Promise<void> | undefined;
const stop = () => (stopping ??= app.stop().then(() => process.exit(0)));
process.on('SIGTERM', stop);
process.on('disconnect', stop);
// With a parent, Ctrl-C reaches both of us, and it is the parent who says in which order all end.
process.on('SIGINT', process.send ? () => undefined : stop);

await app.listen({ port, host });
process.send?.({ type: 'ready' });
console.log(`site: listening on http://localhost:${port}`);
