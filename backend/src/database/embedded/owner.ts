import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom the server runs as when we are root, which PostgreSQL refuses to be. */
export interface Owner {
  name: string;
  uid: number;
  gid: number;
}

async function find(name: string): Promise<Owner | undefined> {
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

/**
 * The user `postgres` if we are root (made if it is missing, `nobody` if it cannot be made); undefined if we are not root
 * and the server may run as ourselves.
 */
export async function serverOwner(): Promise<Owner | undefined> {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const found = await find('postgres');
  if (found) return found;

  await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/bin/false',
    'postgres',
  ]).catch(() => {});
  const owner = (await find('postgres')) ?? (await find('nobody'));
  if (!owner) {
    throw new Error(
      'PostgreSQL refuses to run as root, and neither a user "postgres" could be made nor is there a "nobody". ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return owner;
}

/** Whether the owner can enter a folder: it and each one above lets others, or the owner itself, pass. */
export async function isReachable(folder: string, owner: Owner): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = dirname(folder);
  return above === folder || isReachable(above, owner);
}
