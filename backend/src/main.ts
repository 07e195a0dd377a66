import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { machineClock, movableClock } from './clock.ts';
import { readConfig, type Config } from './config.ts';
import { connect } from './database/connect.ts';
import { FolderInUse, startEmbedded } from './database/embedded/supervisor.ts';
import { migrate } from './database/migrate.ts';
import { createFlags } from './flags/flags.ts';
import { createServer } from './http/server.ts';
import { createJobs } from './jobs/boss.ts';
import type { Kernel } from './kernel.ts';
import { createLog } from './log.ts';
import { prepareAll } from './prepare.ts';
import { subjects } from './subjects.ts';

/** Exit code by which `scripts/start.ts` knows that starting again would not help. */
const hopeless = 78;

const say = (sentence: string) => console.log(`backend: ${sentence}`);

async function run(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ folder: join(config.dataDir, 'database'), say });
  const url = embedded?.url ?? (config.databaseUrl as string);

  const db = connect(url, {
    max: config.databaseConnections,
    onError: (error) => log.warn({ err: error }, 'a connection to the database broke'),
  });
  for (const name of await migrate(db)) say(`Migrated ${name}.`);

  const jobs = createJobs({ db, url, log });
  const clock = config.isDemo ? movableClock() : machineClock;
  const kernel: Kernel = { db, clock, config, log, jobs, flags: createFlags(db) };
  await prepareAll(kernel, subjects);
  const app = await createServer(kernel, subjects);
  await jobs.work(subjects.flatMap((subject) => subject.jobs?.(kernel) ?? []));

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    app.readiness.isStopping = true;
    // A stop that hangs must not outlive its parent.
    setTimeout(() => process.exit(1), config.drain + 25_000).unref();
    await wait(config.drain);
    await app.close();
    await jobs.stop();
    await db.destroy();
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
    process.on(signal, () => {
      stopping ??= stop();
    });
  }

  await app.listen({ host: config.host, port: config.port });
  say(`listening on http://${config.host}:${config.port}`);
  process.send?.({ type: 'ready' });
}

try {
  await run(readConfig(process.env));
} catch (error) {
  const isHopeless = error instanceof FolderInUse || (error as { code?: string }).code === 'EADDRINUSE';
  console.error(`backend: ${error instanceof Error ? error.message : String(error)}`);
  if (!isHopeless && error instanceof Error && error.cause) console.error(error.cause);
  process.exit(isHopeless ? hopeless : 1);
}
