import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from './house.ts';

/** What the site is made of. */
const sources = [
  'site',
  'features',
  'design-system',
  'contract',
  'brand',
  'scripts/imports',
  'package-lock.json',
];
const settings = /^vite\..*\.ts$/;
const apart = /(^|\/)(node_modules|build|\.react-router|e2e)(\/|$)|\.(test|browser\.test|stories)\.tsx?$/;

const stampFile = at('site/build/stamp');

function ofFile({ code }: NodeJS.ErrnoException) {
  if (code !== 'ENOTDIR') throw new Error(`The site's sources cannot be read (${code}).`);
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(ofFile);
  if (!entries) return [path];
  const below = entries.filter(({ name }) => !apart.test(name)).map(({ name }) => filesOf(join(path, name)));
  return (await Promise.all(below)).flat();
}

/** A word that changes when anything changes that the build is made of, Node included. */
export async function sourceStamp(): Promise<string> {
  const configs = (await readdir(at('.'))).filter((name) => settings.test(name));
  const files = (await Promise.all([...sources, ...configs].map((path) => filesOf(at(path)))))
    .flat()
    .toSorted();
  const hash = createHash('sha256').update(process.version);
  for (const file of files)
    hash
      .update(file.slice(at('.').length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

async function isFresh(stamp: string): Promise<boolean> {
  const last = await readFile(stampFile, 'utf8').catch(() => '');
  return last === stamp && existsSync(at('site/build/server/index.js'));
}

/**
 * Builds the site if its sources have changed since the last build, and answers whether it did. A build that was
 * interrupted counts as none.
 */
export async function buildSite(options: {
  isForced?: boolean;
  say: (sentence: string) => void;
}): Promise<boolean> {
  const stamp = await sourceStamp();
  if (!options.isForced && (await isFresh(stamp))) return false;

  options.say('Building the site. This takes up to a minute, and only after a change.');
  const started = performance.now();
  await rm(stampFile, { force: true });
  const build = spawn(process.execPath, [at('node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: at('site'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  build.stdout.on('data', (chunk) => (output += String(chunk)));
  build.stderr.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(build, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
  await writeFile(stampFile, stamp);
  options.say(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
  return true;
}
