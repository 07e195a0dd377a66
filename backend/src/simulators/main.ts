import { join } from 'node:path';
import { demoKeys } from '../config-payments.ts';
import { createSimulator } from './simulator.ts';

const hopeless = 78;
const { env } = process;
const port = Number(env['SIMULATOR_PORT']);
const sitePort = Number(env['PORT'] ?? 3000);

const app = createSimulator({
  shopUrl: `http://127.0.0.1:${env['BACKEND_PORT'] ?? sitePort + 1}`,
  publicUrl: env['PUBLIC_URL'] ?? `http://localhost:${sitePort}`,
  keys: demoKeys,
  file: join(env['RUKAV_DATA'] ?? '.data', 'simulator.json'),
});

/** Whom it still answers is not waited for long, ms: it keeps what is known of payments as they change. */
const patience = 2000;
const stop = () => {
  setTimeout(() => process.exit(0), patience);
  void app.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('disconnect', stop);
// With a parent, Ctrl-C reaches both of us, and it is the parent who says in which order all end.
process.on('SIGINT', process.send ? () => undefined : stop);

try {
  await app.listen({ host: '127.0.0.1', port });
  process.send?.({ type: 'ready' });
} catch (error) {
  console.error(`simulator: ${(error as Error).message}`);
  process.exit((error as { code?: string }).code === 'EADDRINUSE' ? hopeless : 1);
}
