import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { ensureFree, markInstance } from './instance.ts';

const folder = await mkdtemp(join(tmpdir(), 'rukav-instance-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that looks like a start of ours, running until it is killed. */
function imposter() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts/start.ts'], {
    stdio: 'ignore',
  });
  return { pid: child.pid as number, kill: () => child.kill('SIGKILL'), ended: once(child, 'exit') };
}

test('a folder on which an instance runs is refused, and named', async () => {
  const file = join(folder, 'one/instance.json');
  const other = imposter();
  await mkdir(join(folder, 'one'));
  await writeFile(file, JSON.stringify({ pid: other.pid, children: [] }));

  await expect(markInstance(file, () => {})).rejects.toThrow(
    `Another instance (process ${other.pid}) already runs on`,
  );

  other.kill();
  await other.ended;
});

test('the mark of a start that was killed is taken over, torn marks included', async () => {
  const file = join(folder, 'two/instance.json');
  const mark = await markInstance(file, () => {});
  mark.note([1, 2]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ pid: process.pid, children: [1, 2] });

  for (const left of ['{"pid":999999,"children":[999998]}', '{"pid":']) {
    await writeFile(file, left);
    await (await markInstance(file, () => {})).remove();
  }
});

test('a port that is taken is named, with the setting that changes it', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  await expect(ensureFree('PORT', port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is taken by another program. Set PORT to a free one.`,
  );

  server.close();
  await once(server, 'close');
  await expect(ensureFree('PORT', port, '127.0.0.1')).resolves.toBeUndefined();
});
