import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { keepRunning } from './child.ts';

const folder = await mkdtemp(join(tmpdir(), 'rukav-child-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = join(folder, 'child.mjs');
await writeFile(
  file,
  `process.on('disconnect', () => process.exit(0));
   process.on('SIGTERM', () => process.exit(0));
   process.send({ type: 'ready' });
   if (process.env.HOPELESS) process.exit(78);
   setInterval(() => {}, 1000);`,
);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function keep(env: Record<string, string> = {}) {
  const said: string[] = [];
  const onHopeless = vi.fn<() => void>();
  const say = (sentence: string) => void said.push(sentence);
  const child = keepRunning({ name: 'site', args: [file], env, say, onHopeless, onSpawn: () => {} });
  return { child, said, onHopeless };
}

test('a child that dies is started again, and one that is stopped is not', async () => {
  const { child, said } = keep();
  await child.ready;
  const first = child.pid() ?? 0;

  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(child.pid()).not.toBe(first), 5000);
  const second = child.pid() ?? 0;
  await child.stop();

  expect(said).toEqual(['The site ended (SIGKILL). Starting it again in 250 ms.']);
  expect([isAlive(first), isAlive(second)]).toEqual([false, false]);
});

test('a child that ends by itself while all are being stopped is not started again', async () => {
  const { child, said } = keep();
  await child.ready;
  const pid = child.pid() ?? 0;

  child.release();
  process.kill(pid, 'SIGTERM');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  await child.stop();

  expect([child.pid(), said]).toEqual([pid, []]);
});

test('a child that says there is no hope is left alone', async () => {
  const { child, said, onHopeless } = keep({ HOPELESS: '1' });

  await vi.waitFor(() => expect(onHopeless).toHaveBeenCalledOnce(), 5000);
  await child.stop();

  expect(said).toEqual([]);
});

test('a child ends with its parent, also when the parent is killed', async () => {
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { keepRunning } from ${JSON.stringify(new URL('./child.ts', import.meta.url).href)};
       const nothing = () => {};
       const child = keepRunning({ name: 'site', args: [${JSON.stringify(file)}], env: {}, say: nothing, onHopeless: nothing, onSpawn: nothing });
       await child.ready;
       process.send(child.pid());`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const [pid] = (await once(parent, 'message')) as [number];

  parent.kill('SIGKILL');

  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
});

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

test('a child that hangs is killed and started again, and one that answers is left alone', async () => {
  const hanging = join(folder, 'hanging.mjs');
  // The first process to run blocks for ever once it has said that it is ready.
  await writeFile(
    hanging,
    `import { createServer } from 'node:http';
     import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => process.exit(0));
     process.on('disconnect', () => process.exit(0));
     const isFirst = (() => {
       try {
         writeFileSync(process.env.MARK, '', { flag: 'wx' });
         return true;
       } catch {
         return false;
       }
     })();
     createServer((request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1', () => {
       process.send({ type: 'ready' }, () => {
         if (isFirst) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       });
     });`,
  );
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/healthz`;
  const said: string[] = [];
  let spawned = 0;
  const child = keepRunning({
    name: 'site',
    args: [hanging],
    env: { PORT: String(port), MARK: join(folder, 'mark') },
    say: (sentence) => void said.push(sentence),
    onHopeless: () => {},
    onSpawn: () => {
      spawned += 1;
    },
    health: { address, patience: { every: 100, within: 2000, misses: 2 } },
  });

  await vi.waitFor(async () => expect((await fetch(address)).ok).toBe(true), {
    timeout: 15_000,
    interval: 200,
  });
  await child.stop();

  expect(said).toEqual([
    `The site does not answer ${address}, so it is killed.`,
    'The site ended (SIGKILL). Starting it again in 250 ms.',
  ]);
  expect(spawned).toBe(2);
});
