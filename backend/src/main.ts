// First, as what follows may not run in an older Node.
import './node-version.ts';
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
import { createPorts } from './ports.ts';
import { prepareAll } from './prepare.ts';
import { createSubjects } from './subjects.ts';

/** Exit code by which `scripts/start.ts` knows that starting again would not help. */
const hopeless = 78;

const say = (sentence: string) => console.log(`backend: ${sentence}`);

/** How long a part may take to close, ms; a parent ends us 30 s after it has asked. */
const patience = 5000;
/** How long PostgreSQL may take to start or to end, ms. */
const databasePatience = 15_000;

/** What has been opened so far; a stop closes it in reverse order, also in the middle of a start. */
const opened: { name: string; close: () => Promise<unknown>; within: number }[] = [];
let stopping: Promise<never> | undefined;

const late = (ms: number) =>
  wait(ms).then(() => {
    throw new Error(`not done within ${ms} ms`);
  });

/** Closes what has been opened. A part that hangs is left behind, so that the database is always reached. */
async function closeOpened(): Promise<boolean> {
  let isWhole = true;
  for (const { name, close, within } of opened.toReversed()) {
    try {
      await Promise.race([close(), late(within)]);
    } catch (error) {
      isWhole = false;
      console.error(`backend: stopping ${name}:`, error);
    }
  }
  return isWhole;
}

async function closeAll(): Promise<never> {
  await Promise.race([started, wait(databasePatience)]).catch(() => {});
  process.exit((await closeOpened()) ? 0 : 1);
}

function stop(): void {
  stopping ??= closeAll();
}
process.on('SIGTERM', stop);
// With a parent, Ctrl-C reaches both of us, and it is the parent who says in which order all end.
process.on('SIGINT', process.send ? () => undefined : stop);
// The channel to the parent closes however the parent ends, also by kill -9.
process.on('disconnect', stop);

/** Notes what must be closed; if we are stopping already, the start ends here. */
function open(name: string, close: () => Promise<unknown>, within = patience): void {
  opened.push({ name, close, within });
  if (stopping) throw new Error('Stopped while starting.');
}

async function run(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ folder: join(config.dataDir, 'database'), say });
  if (embedded) open('the database', embedded.stop, databasePatience);
  const url = embedded?.url ?? (config.databaseUrl as string);

  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database broke');
  // What prepares the database may take long, and others wait for it.
  const patient = connect(url, { max: 4, timeout: 0, onError });
  open('the connections of the start', () => patient.destroy());
  for (const name of await migrate(patient)) say(`Migrated ${name}.`);
  const db = connect(url, { max: config.databaseConnections, onError });
  open('the connections', () => db.destroy());

  const jobs = createJobs({ db, url, log });
  const clock = config.isDemo ? movableClock() : machineClock;
  const kernel: Kernel = { db, clock, config, log, jobs, flags: createFlags(db) };
  const subjects = createSubjects(createPorts(config));
  await prepareAll({ ...kernel, db: patient }, subjects);
  await patient.destroy();
  const app = await createServer(kernel, subjects);
  await jobs.work(subjects.flatMap((subject) => subject.jobs?.(kernel) ?? []));
  open('the jobs', jobs.stop);

  await app.listen({ host: config.host, port: config.port });
  const closeServer = async () => {
    app.readiness.isStopping = true;
    await wait(config.drain);
    await app.close();
  };
  open('the server', closeServer, config.drain + patience);
  say(`listening on http://${config.host}:${config.port}`);
  process.send?.({ type: 'ready' });
}

const started = Promise.resolve().then(() => run(readConfig(process.env)));

started.catch(async (error: unknown) => {
  if (stopping) return;
  const isHopeless = error instanceof FolderInUse || (error as { code?: string }).code === 'EADDRINUSE';
  console.error(`backend: ${error instanceof Error ? error.message : String(error)}`);
  if (!isHopeless && error instanceof Error && error.cause) console.error(error.cause);
  await closeOpened();
  process.exit(isHopeless ? hopeless : 1);
});
