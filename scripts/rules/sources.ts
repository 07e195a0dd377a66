import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A broken rule: where, and what is wrong. */
export interface Fault {
  file: string;
  what: string;
}

/** Files of the project that match, without what was built or installed; paths from the project's folder. */
export const filesOf = (pattern: string | readonly string[]) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.endsWith('/build'),
  })
    .filter((file) => !/(^|\/)(node_modules|build|storybook-static|\.react-router)\//.test(file))
    .toSorted();

/** The text of a file of the project. */
export const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

/** The lines of a source, comments emptied. */
export const linesOfCode = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*$/, ''));
