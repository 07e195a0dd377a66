import { dirname } from 'node:path';
import { importReader, reachOf, type Module } from '../imports/reach.ts';

/** A test file, and what it runs with beside what it imports: the setup of its project. Absolute paths. */
export interface TestFile {
  file: string;
  setup: readonly string[];
}

const isModule = (file: string) => /\.tsx?$/.test(file);

/**
 * Returns the tests that a change can break: those that load a changed module, now or later. A file that no module imports by
 * name, such as texts or a picture, counts as a change of every module of its folder. Absolute paths.
 */
export function testsReached(
  tests: readonly TestFile[],
  changed: readonly string[],
  moduleOf: (file: string) => Module = importReader(),
): string[] {
  const modules = new Set(changed);
  const folders = new Set(changed.filter((file) => !isModule(file)).map((file) => dirname(file)));
  const isChanged = (file: string) => modules.has(file) || folders.has(dirname(file));

  return tests
    .filter(({ file, setup }) => {
      const { now, later } = reachOf([file, ...setup], moduleOf);
      return [...now, ...later].some(isChanged);
    })
    .map(({ file }) => file);
}
