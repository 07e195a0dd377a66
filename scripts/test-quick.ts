/**
 * `npm run test:quick`: what can be checked without running anything, then the unit, backend, browser and story tests that load
 * what has changed since `main`; on `main` itself, since the last commit. `-- --since <commit>` says since when instead. Journeys
 * and pictures are left to `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testsReached, type TestFile } from './quick/reached-tests.ts';
import { filesOf, root } from './rules/sources.ts';
import { runStages, type Stage } from './stages.ts';

/** Settings by which all tests run. */
const everywhere =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|browser\.ts|vite\.\w+\.ts|vitest\.[\w-]+\.ts)$/;

/** The files of each project of Vitest, and what its tests run with. */
const projects: { files: string; setup: readonly string[] }[] = [
  { files: '{brand,contract,design-system,features,site,scripts,visual-tests}/**/*.test.ts', setup: [] },
  { files: '{backend,photography}/**/*.test.ts', setup: ['backend/src/database/test-server.ts'] },
  { files: '{design-system,features,site}/**/*.browser.test.tsx', setup: ['vitest.browser-setup.ts'] },
  { files: 'stories/**/*.stories.tsx', setup: ['vitest.browser-setup.ts', '.storybook/preview.tsx'] },
];

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function changedSince(ref: string): string[] {
  const base = git('merge-base', 'HEAD', ref);
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return listed.flatMap((list) => list.split('\n')).filter((file) => file !== '');
}

const { values } = parseArgs({ options: { since: { type: 'string', default: 'main' } } });
const changed = changedSince(values.since);
const tests = projects.flatMap(({ files, setup }): TestFile[] =>
  filesOf(files).map((file) => ({ file: join(root, file), setup: setup.map((path) => join(root, path)) })),
);
const isForAll = changed.some((file) => everywhere.test(file));
const reached = isForAll
  ? tests.map(({ file }) => file)
  : testsReached(
      tests,
      changed.map((file) => join(root, file)),
    );

const check: Stage = {
  title: 'Formatting, types, lint and project rules',
  command: 'node',
  args: ['scripts/check.ts'],
};
const run: Stage = {
  title: `${reached.length} of ${tests.length} files of tests, by ${changed.length} files changed`,
  command: 'vitest',
  args: ['run', ...reached],
};
await runStages(reached.length > 0 ? [check, run] : [check]);
