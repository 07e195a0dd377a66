import { existsSync } from 'node:fs';
import { filesOf, root, textOf, type Fault } from './sources.ts';

/** A path as an import may write it: without the extension of a source. */
const stem = (path: string) => path.replace(/\.tsx?$/, '');

/** A path and the folders that it lies in. */
const partsOf = (path: string) =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** Names among these paths that differ in case only: on macOS and Windows they are one file. */
export function namesDifferingInCase(paths: readonly string[]): string[][] {
  const names = new Set(paths.flatMap((path) => partsOf(stem(path))));
  const alike = Map.groupBy(names, (name) => name.toLowerCase());
  return [...alike.values()].filter(({ length }) => length > 1);
}

/** No two files or folders differ in the case of their letters alone. */
export const sameButForCase = (): Fault[] =>
  namesDifferingInCase(filesOf('*/**/*')).map(([file = '', ...others]) => ({
    file,
    what: `differs in case only from ${others.join(', ')}`,
  }));

interface Package {
  exports?: Record<string, string | null>;
}

/** Every export of a package leads to a file, or to a pattern that some file answers. */
export const lostExports = (): Fault[] =>
  filesOf('*/package.json').flatMap((file) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const { exports = {} } = JSON.parse(textOf(file)) as Package;
    return Object.entries(exports).flatMap(([name, target]): Fault[] => {
      if (target === null) return [];
      const path = `${folder}/${target.replace(/^\.\//, '')}`;
      const isThere = path.includes('*') ? filesOf(path).length > 0 : existsSync(`${root}/${path}`);
      return isThere ? [] : [{ file, what: `the export ${name} leads to ${target}, which is not there` }];
    });
  });
