import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { at } from './house.ts';
import { parseSwitches } from './switches.ts';

const line = {
  command: 'npm run build',
  about: 'builds the site.',
  switches: { force: 'builds it again' },
};

test('a switch that is given is read, and none is given by default', () => {
  expect(parseSwitches(line, [])).toEqual({ given: {} });
  expect(parseSwitches(line, ['--force'])).toEqual({ given: { force: true } });
});

test.each([['--help'], ['-h']])('%s prints what can be given', (asked) => {
  expect(parseSwitches(line, [asked])).toEqual({
    text: 'npm run build: builds the site.\n\n  --force    builds it again\n  --help     prints this',
    code: 0,
  });
});

test.each([['--forse'], ['now'], ['--force=twice']])('%s is refused with what can be given', (given) => {
  const reading = parseSwitches(line, [given]);

  expect(reading).toMatchObject({ code: 2, text: expect.stringContaining('--force    builds it again') });
});

test.each([
  [['--help'], 0, 'PORT'],
  [['--prot', '80'], 2, '--prot'],
])('npm start -- %s starts no store', async (args, code, said) => {
  const ended = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, [at('scripts/start.ts'), ...args], (error, stdout) =>
      resolve({ code: error?.code ?? 0, output: stdout }),
    );
  });

  expect(ended).toEqual({ code, output: expect.stringContaining(said) });
});
