import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { oldNodeMessage } from './node-version.ts';

test.each(['20.20.2', '22.18.0', '23.6.1'])(
  'Node %s is told which one is needed, and how to run it',
  (version) => {
    const message = oldNodeMessage('site/server.ts', version);

    expect(message).toContain(`Node 24 or newer is needed, and this is ${version}`);
    expect(message).toContain('npx node site/server.ts');
  },
);

test.each(['24.0.0', '24.21.0', '26.1.0', '100.0.0'])('Node %s is told nothing', (version) => {
  expect(oldNodeMessage('site/server.ts', version)).toBeUndefined();
});

/** Runs an entry as an older Node would that loads TypeScript, and returns what it has said and how it has ended. */
const runInOld = (entry: string) => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.18.0' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
  const file = fileURLToPath(new URL(`../../${entry}`, import.meta.url));
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [...args, file], { timeout: 15_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
};

test.each([
  ['backend', 'backend/src/main.ts'],
  ['site', 'site/server.ts'],
])('the %s starts nothing in an older Node and says what is needed', async (program, entry) => {
  const { code, said } = await runInOld(entry);

  expect([code, said]).toEqual([
    1,
    `${program}: Node 24 or newer is needed, and this is 22.18.0. The packages bring one: npx node ${entry}\n`,
  ]);
});
