import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isReachable, type Owner } from './owner.ts';

/** What is remembered of the server between starts. */
export interface Remembered {
  port: number;
  password: string;
}

/** The files of one cluster (a PostgreSQL server with its data). */
export interface ClusterFiles {
  /** The cluster's own folder. */
  data: string;
  log: string;
  /** The file of port and password. */
  remembered: string;
}

/** A free port of the loopback interface. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * The cluster's files under `folder`. When the server must run as another user who cannot reach that folder (root's own
 * home, say), they are under /var/lib instead, found again by the folder's name.
 */
export async function clusterFilesUnder(folder: string, owner: Owner | undefined): Promise<ClusterFiles> {
  await mkdir(folder, { recursive: true });
  const isHere = !owner || (await isReachable(folder, owner));
  const base = isHere
    ? folder
    : join('/var/lib/rukav', createHash('sha256').update(folder).digest('hex').slice(0, 12));
  await mkdir(base, { recursive: true, mode: 0o755 });
  return {
    data: join(base, 'postgres'),
    log: join(base, 'postgres.log'),
    remembered: join(base, 'postgres.json'),
  };
}

/** Port and password of the cluster: those of the last start, or new ones. */
export async function recall(files: ClusterFiles): Promise<Remembered> {
  const text = await readFile(files.remembered, 'utf8').catch(() => undefined);
  if (text) return JSON.parse(text) as Remembered;
  const fresh = { port: await freePort(), password: randomBytes(18).toString('base64url') };
  await remember(files, fresh);
  return fresh;
}

/** Writes port and password where only we can read them, all or nothing. */
export async function remember(files: ClusterFiles, what: Remembered): Promise<void> {
  const half = `${files.remembered}.${process.pid}`;
  await writeFile(half, JSON.stringify(what), { mode: 0o600 });
  await chmod(half, 0o600);
  await rename(half, files.remembered);
}
